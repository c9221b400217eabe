export const id = 935;
export const ids = [935];
export const modules = {

/***/ 935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_DEV7PK9H_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(101);



/***/ })

};
