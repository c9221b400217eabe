export const id = 287;
export const ids = [287];
export const modules = {

/***/ 894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetch: () => (/* reexport safe */ _undici_js__WEBPACK_IMPORTED_MODULE_0__.hd)
/* harmony export */ });
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(542);

(0,_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .init_undici */ .aW)();



/***/ })

};
