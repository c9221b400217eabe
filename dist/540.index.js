export const id = 540;
export const ids = [540];
export const modules = {

/***/ 5540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fetch: () => (/* reexport safe */ _undici_CgfxM1Lm_js__WEBPACK_IMPORTED_MODULE_0__.hd)
/* harmony export */ });
/* harmony import */ var _undici_CgfxM1Lm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2818);

(0,_undici_CgfxM1Lm_js__WEBPACK_IMPORTED_MODULE_0__/* .init_undici */ .aW)();



/***/ })

};
