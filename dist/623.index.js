export const id = 623;
export const ids = [623];
export const modules = {

/***/ 623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connections: () => (/* reexport */ connections)
});

// EXTERNAL MODULE: ./build/undici-CUnt2aYc.js
var undici_CUnt2aYc = __webpack_require__(728);
// EXTERNAL MODULE: ./build/sentence-Dl8ODH8g.js
var sentence_Dl8ODH8g = __webpack_require__(380);
// EXTERNAL MODULE: ./build/url-mDgWs3do.js
var url_mDgWs3do = __webpack_require__(902);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(692);
;// CONCATENATED MODULE: ./build/network-ClZ5Ee__.js




// src/runner/network.ts
var import_undici = (0,undici_CUnt2aYc/* require_undici */.L)();
/**
* undici immediately and endlessly retries a proxy that closes the connection on CONNECT (nodejs/undici#3897), because of
* the error's code. With another code the request fails, as one that was never sent.
*/
var ProxyPool = class extends import_undici.Pool {
	async connect(target) {
		try {
			return await super.connect(target);
		} catch (error) {
			const { code } = error;
			throw Object.assign(/* @__PURE__ */ new Error(`no connection through the proxy: ${(0,sentence_Dl8ODH8g/* messageOf */.bD)(error)}`), { code: code === "UND_ERR_SOCKET" ? "PROXY_HUNG_UP" : code });
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
		return ((0,url_mDgWs3do/* isLoopback */.U9)(new URL(String(options.origin))) ? this.direct : this.proxied).dispatch(options, handler);
	}
	async destroy() {
		await Promise.all([this.direct.destroy(), this.proxied.destroy()]);
	}
};
/**
* A proxy's address; '' where there is none. Lower case comes first, and an address without a scheme is one of an
* http proxy, as for curl. The error names the variable and never shows its value, which may hold a password.
*/
function proxyOf(env, variable) {
	const name = env[variable.toLowerCase()] === void 0 ? variable : variable.toLowerCase();
	const value = env[name]?.trim() ?? "";
	if (value === "") return "";
	const address = value.includes("://") ? value : `http://${value}`;
	try {
		new import_undici.ProxyAgent(address).destroy();
	} catch {
		throw new sentence_Dl8ODH8g/* SetupError */.w3((0,sentence_Dl8ODH8g/* text */.Qq)`The environment variable \`${name}\` does not contain a usable proxy URL. Nothing was sent.`, (0,sentence_Dl8ODH8g/* text */.Qq)`Use the form \`http://HOST:PORT\` or \`https://HOST:PORT\`, with a percent-encoded user name and password if required (\`http://USER:PASSWORD@HOST:PORT\`), or unset it. SOCKS proxies are not supported.`);
	}
	return address;
}
/**
* Connections that obey `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` on every Node 24, with the undici that
* the bundle has: Node's built-in `fetch` would load a second one. Throws a SetupError where a variable of `env` names
* no proxy that can be used.
*/
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


;// CONCATENATED MODULE: ./build/network-YG1PgDpd.js



/***/ })

};
