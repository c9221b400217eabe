export const id = 147;
export const ids = [147];
export const modules = {

/***/ 147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* reexport safe */ _api_CKtG5kJ1_js__WEBPACK_IMPORTED_MODULE_0__.UY)
/* harmony export */ });
/* harmony import */ var _api_CKtG5kJ1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(535);



/***/ })

};
