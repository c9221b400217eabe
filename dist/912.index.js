export const id = 912;
export const ids = [912];
export const modules = {

/***/ 912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_lqLgLw9w_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(402);



/***/ })

};
