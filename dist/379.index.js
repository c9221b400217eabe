export const id = 379;
export const ids = [379];
export const modules = {

/***/ 379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connections: () => (/* reexport */ connections)
});

// EXTERNAL MODULE: ./build/undici-CUnt2aYc.js
var undici_CUnt2aYc = __webpack_require__(728);
// EXTERNAL MODULE: ./build/sentence-0vXe1lxP.js
var sentence_0vXe1lxP = __webpack_require__(984);
// EXTERNAL MODULE: ./build/url-B_urgIF0.js
var url_B_urgIF0 = __webpack_require__(320);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(692);
;// CONCATENATED MODULE: ./build/network-B963uDrN.js




// src/runner/network.ts
var import_undici = (0,undici_CUnt2aYc/* require_undici */.L)();
/** undici endlessly retries a proxy that hangs up on CONNECT (nodejs/undici#3897); with another error code it does not. */
var ProxyPool = class extends import_undici.Pool {
	async connect(target) {
		try {
			return await super.connect(target);
		} catch (error) {
			const { code } = error;
			throw Object.assign(/* @__PURE__ */ new Error(`no connection through the proxy: ${(0,sentence_0vXe1lxP/* messageOf */.bD)(error)}`), { code: code === "UND_ERR_SOCKET" ? "PROXY_HUNG_UP" : code });
		}
	}
};
/** Obeys the proxy variables, but leads straight to this machine's own servers: a proxy would read the key over http. */
var Network = class extends import_undici.Dispatcher {
	direct;
	proxied;
	constructor(env, connect) {
		super();
		const options = {
			httpProxy: proxyOf(env, "HTTP_PROXY"),
			httpsProxy: proxyOf(env, "HTTPS_PROXY"),
			noProxy: env.no_proxy ?? env.NO_PROXY ?? "",
			connect,
			clientFactory: (origin, pool) => new ProxyPool(origin, pool)
		};
		this.proxied = new import_undici.EnvHttpProxyAgent(options);
		this.direct = new import_undici.Agent({ connect });
	}
	dispatch(options, handler) {
		return ((0,url_B_urgIF0/* isLoopback */.U9)(new URL(String(options.origin))) ? this.direct : this.proxied).dispatch(options, handler);
	}
	async destroy() {
		await Promise.all([this.direct.destroy(), this.proxied.destroy()]);
	}
};
/**
* A proxy's address, or ''. Lower case comes first, and an address without a scheme is one of an http proxy, as for curl.
* The error never shows the value, which may hold a password.
*/
function proxyOf(env, variable) {
	const name = env[variable.toLowerCase()] === void 0 ? variable : variable.toLowerCase();
	const value = env[name]?.trim() ?? "";
	if (value === "") return "";
	const address = value.includes("://") ? value : `http://${value}`;
	try {
		new import_undici.ProxyAgent(address).destroy();
	} catch {
		throw new sentence_0vXe1lxP/* SetupError */.w3((0,sentence_0vXe1lxP/* text */.Qq)`The environment variable \`${name}\` does not contain a usable proxy URL. Nothing was sent.`, (0,sentence_0vXe1lxP/* text */.Qq)`Use the form \`http://HOST:PORT\` or \`https://HOST:PORT\`, with a percent-encoded user name and password if required (\`http://USER:PASSWORD@HOST:PORT\`), or unset it. SOCKS proxies are not supported.`);
	}
	return address;
}
/** Connections that obey `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Throws a SetupError for an unusable proxy. */
function connections(env) {
	const connect = (0, import_undici.buildConnector)({
		timeout: 3e4,
		secureContext: (0,external_node_tls_.createSecureContext)()
	});
	const shared = new Network(env, connect);
	return {
		shared,
		own: () => new Network(env, connect),
		after(ms, run) {
			const timer = setTimeout(run, ms);
			return () => clearTimeout(timer);
		},
		[Symbol.dispose]: () => void shared.destroy()
	};
}


;// CONCATENATED MODULE: ./build/network-CkPSW55W.js



/***/ })

};
