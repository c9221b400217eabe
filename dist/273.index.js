export const id = 273;
export const ids = [273];
export const modules = {

/***/ 5273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connections: () => (/* reexport */ connections)
});

// EXTERNAL MODULE: ./build/undici-DAfkrqG8.js
var undici_DAfkrqG8 = __webpack_require__(7917);
// EXTERNAL MODULE: ./build/sentence-CiB_rE2m.js
var sentence_CiB_rE2m = __webpack_require__(7951);
// EXTERNAL MODULE: ./build/url-DXiiDLb3.js
var url_DXiiDLb3 = __webpack_require__(3019);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
;// CONCATENATED MODULE: ./build/network-CYNwv1gO.js




// src/runner/network.ts
(0,undici_DAfkrqG8/* init_undici */.aW)();
/**
* If a proxy closes the connection on CONNECT, undici retries without end (nodejs/undici#3897). It does so only for its own
* error code, which is therefore replaced.
*/
var ProxyPool = class extends undici_DAfkrqG8/* import_pool */.Lq.default {
	async connect(target) {
		try {
			return await super.connect(target);
		} catch (error) {
			const { code } = error;
			const failure = /* @__PURE__ */ new Error(`no connection through the proxy: ${(0,sentence_CiB_rE2m/* messageOf */.bD)(error)}`);
			throw Object.assign(failure, { code: code === "UND_ERR_SOCKET" ? "PROXY_HUNG_UP" : code });
		}
	}
};
/** Uses the proxies, except for loopback addresses: there `http` is allowed, so a proxy could read the key. */
var Network = class extends undici_DAfkrqG8/* import_dispatcher */.Gw.default {
	direct;
	proxied;
	constructor(proxies, connect) {
		super();
		const options = {
			...proxies,
			connect,
			clientFactory: (origin, pool) => new ProxyPool(origin, pool)
		};
		this.proxied = new undici_DAfkrqG8/* import_env_http_proxy_agent */.Mf.default(options);
		this.direct = new undici_DAfkrqG8/* import_agent */.cI.default({ connect });
	}
	dispatch(options, handler) {
		return ((0,url_DXiiDLb3/* isLoopback */.U9)(new URL(String(options.origin))) ? this.direct : this.proxied).dispatch(options, handler);
	}
	async destroy() {
		await Promise.all([this.direct.destroy(), this.proxied.destroy()]);
	}
};
/**
* A proxy's address, or ''. As in curl, lower-case names take precedence, and `http` is the default scheme. The error
* never shows the value, which may contain a password.
*/
function proxyOf(env, variable) {
	const lowerCase = variable.toLowerCase();
	const name = env[lowerCase] === void 0 ? variable : lowerCase;
	const value = env[name]?.trim() ?? "";
	if (value === "") return "";
	const address = value.includes("://") ? value : `http://${value}`;
	try {
		new undici_DAfkrqG8/* import_proxy_agent */.d0.default(address).destroy();
	} catch {
		throw new sentence_CiB_rE2m/* SetupError */.w3({
			title: "The proxy cannot be used",
			happened: (0,sentence_CiB_rE2m/* text */.Qq)`The environment variable \`${name}\` does not contain a usable proxy URL. Nothing was sent.`,
			next: (0,sentence_CiB_rE2m/* text */.Qq)`Use the form \`http://HOST:PORT\` or \`https://HOST:PORT\`, with a percent-encoded user name and password if required (\`http://USER:PASSWORD@HOST:PORT\`), or unset it. SOCKS proxies are not supported.`
		});
	}
	return address;
}
/** Connections that obey `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY`. Throws a SetupError for an unusable proxy. */
function connections(env) {
	const connect = (0, undici_DAfkrqG8/* import_connect */.LF.default)({
		timeout: 3e4,
		secureContext: (0,external_node_tls_.createSecureContext)()
	});
	const proxies = {
		httpProxy: proxyOf(env, "HTTP_PROXY"),
		httpsProxy: proxyOf(env, "HTTPS_PROXY"),
		noProxy: env.no_proxy ?? env.NO_PROXY ?? ""
	};
	const hasProxy = proxies.httpProxy !== "" || proxies.httpsProxy !== "";
	const open = () => hasProxy ? new Network(proxies, connect) : new undici_DAfkrqG8/* import_agent */.cI.default({ connect });
	const shared = open();
	return {
		shared,
		own: open,
		[Symbol.dispose]: () => void shared.destroy()
	};
}


;// CONCATENATED MODULE: ./build/network-DrnPQFtD.js



/***/ })

};
