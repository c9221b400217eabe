export const id = 981;
export const ids = [981];
export const modules = {

/***/ 981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_BD8vMB8w_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_BD8vMB8w_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(663);



/***/ })

};
