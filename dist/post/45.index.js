export const id = 45;
export const ids = [45];
export const modules = {

/***/ 45:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _undici_CUnt2aYc_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(728);

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ((0,_undici_CUnt2aYc_js__WEBPACK_IMPORTED_MODULE_0__/* .require_undici */ .L)());



/***/ })

};
