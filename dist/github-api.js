export const id = 21;
export const ids = [21];
export const modules = {

/***/ 116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(588);



/***/ })

};
