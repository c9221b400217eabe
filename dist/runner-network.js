export const id = 320;
export const ids = [320];
export const modules = {

/***/ 567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connections: () => (/* binding */ connections)
/* harmony export */ });
/* harmony import */ var _undici_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(542);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(473);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(121);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(692);





// src/runner/network.ts
(0,_undici_js__WEBPACK_IMPORTED_MODULE_0__/* .init_undici */ .aW)();
var ProxyPool = class extends _undici_js__WEBPACK_IMPORTED_MODULE_0__/* .import_pool */ .Lq.default {
	async connect(target) {
		try {
			return await super.connect(target);
		} catch (error) {
			const { code } = error;
			const failure = /* @__PURE__ */ new Error(`no connection through the proxy: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}`);
			throw Object.assign(failure, { code: code === "UND_ERR_SOCKET" ? "PROXY_HUNG_UP" : code });
		}
	}
};
function proxyFrom(env, variable) {
	const lowerCase = variable.toLowerCase();
	const name = env[lowerCase] === void 0 ? variable : lowerCase;
	const value = env[name]?.trim() ?? "";
	if (value === "") return "";
	const address = value.includes("://") ? value : `http://${value}`;
	try {
		new _undici_js__WEBPACK_IMPORTED_MODULE_0__/* .import_proxy_agent */ .d0.default(address).destroy();
	} catch {
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SetupError */ .w3({
			title: "The proxy cannot be used",
			happened: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`The variable \`${name}\` contains no usable proxy URL. Nothing was sent.`,
			next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`Use \`http://HOST:PORT\` or \`http://USER:PASSWORD@HOST:PORT\`, percent-encoded.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)`SOCKS proxies are not supported.`)
		});
	}
	return address;
}
function withSubdomains(noProxy) {
	return noProxy.split(/[\s,]+/).flatMap((name) => /^[\w-]/.test(name) ? [name, `.${name}`] : name);
}
function connections(env) {
	const options = {
		httpProxy: proxyFrom(env, "HTTP_PROXY"),
		httpsProxy: proxyFrom(env, "HTTPS_PROXY"),
		noProxy: [...withSubdomains(env.no_proxy ?? env.NO_PROXY ?? ""), ..._url_js__WEBPACK_IMPORTED_MODULE_4__/* .LOOPBACK */ .Ws].join(),
		connect: (0, _undici_js__WEBPACK_IMPORTED_MODULE_0__/* .import_connect */ .LF.default)({
			timeout: 3e4,
			secureContext: (0,node_tls__WEBPACK_IMPORTED_MODULE_2__.createSecureContext)()
		}),
		clientFactory: (origin, pool) => new ProxyPool(origin, pool)
	};
	const open = () => new _undici_js__WEBPACK_IMPORTED_MODULE_0__/* .import_env_http_proxy_agent */ .Mf.default(options);
	const shared = open();
	return {
		shared,
		own: open,
		[Symbol.dispose]: () => void shared.destroy()
	};
}



/***/ })

};
