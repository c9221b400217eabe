export const id = 769;
export const ids = [769];
export const modules = {

/***/ 769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connections: () => (/* binding */ connections)
/* harmony export */ });
/* harmony import */ var _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(917);
/* harmony import */ var _errors_CIXAwbgC_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(466);
/* harmony import */ var _sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(288);
/* harmony import */ var _url_poRJfyWR_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(239);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(692);





// src/runner/network.ts
(0,_undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_0__/* .init_undici */ .aW)();
/**
* If a proxy closes the connection on CONNECT, undici tries again without end (nodejs/undici#3897),
* but only for its own error code. Errors therefore get another code here.
*/
var ProxyPool = class extends _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_0__/* .import_pool */ .Lq.default {
	async connect(target) {
		try {
			return await super.connect(target);
		} catch (error) {
			const { code } = error;
			const failure = /* @__PURE__ */ new Error(`no connection through the proxy: ${(0,_errors_CIXAwbgC_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`);
			throw Object.assign(failure, { code: code === "UND_ERR_SOCKET" ? "PROXY_HUNG_UP" : code });
		}
	}
};
/**
* Returns the URL of the proxy that an environment variable names, or '' for no proxy, as undici
* expects it. Like curl, this prefers the lower-case name of the variable, and `http` is the
* default scheme. Throws a SetupError for an unusable URL; the error does not show the URL, which
* may contain a password.
*/
function proxyOf(env, variable) {
	const lowerCase = variable.toLowerCase();
	const name = env[lowerCase] === void 0 ? variable : lowerCase;
	const value = env[name]?.trim() ?? "";
	if (value === "") return "";
	const address = value.includes("://") ? value : `http://${value}`;
	try {
		new _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_0__/* .import_proxy_agent */ .d0.default(address).destroy();
	} catch {
		throw new _errors_CIXAwbgC_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: "The proxy cannot be used",
			happened: (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`The environment variable \`${name}\` does not contain a usable proxy URL. Nothing was sent.`,
			next: (0,_sentence_B4APeUKj_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)`Use \`http://HOST:PORT\` or, with a percent-encoded user name and password, \`http://USER:PASSWORD@HOST:PORT\`. SOCKS proxies are not supported.`
		});
	}
	return address;
}
/** Obeys `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Throws a SetupError for an unusable proxy. */
function connections(env) {
	const options = {
		httpProxy: proxyOf(env, "HTTP_PROXY"),
		httpsProxy: proxyOf(env, "HTTPS_PROXY"),
		noProxy: [env.no_proxy ?? env.NO_PROXY ?? "", ..._url_poRJfyWR_js__WEBPACK_IMPORTED_MODULE_2__/* .LOOPBACK */ .Ws].join(),
		connect: (0, _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_0__/* .import_connect */ .LF.default)({
			timeout: 3e4,
			secureContext: (0,node_tls__WEBPACK_IMPORTED_MODULE_3__.createSecureContext)()
		}),
		clientFactory: (origin, pool) => new ProxyPool(origin, pool)
	};
	const open = () => new _undici_DAfkrqG8_js__WEBPACK_IMPORTED_MODULE_0__/* .import_env_http_proxy_agent */ .Mf.default(options);
	const shared = open();
	return {
		shared,
		own: open,
		[Symbol.dispose]: () => void shared.destroy()
	};
}



/***/ })

};
