export const id = 16;
export const ids = [16];
export const modules = {

/***/ 16:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* reexport */ connectGitHub)
});

// EXTERNAL MODULE: ./build/undici-CUnt2aYc.js
var undici_CUnt2aYc = __webpack_require__(728);
// EXTERNAL MODULE: ./build/sentence-Dl8ODH8g.js
var sentence_Dl8ODH8g = __webpack_require__(380);
// EXTERNAL MODULE: ./build/faults-BK7LHSki.js
var faults_BK7LHSki = __webpack_require__(525);
;// CONCATENATED MODULE: ./build/api-CZEHVhcA.js



// src/github/api.ts
var import_undici = (0,undici_CUnt2aYc/* require_undici */.L)();
/**
* GitHub's API for the repository `owner/name`, at the address that the runner names (`GITHUB_API_URL`), through
* the proxies of the environment. Rejects with a SetupError without a token, a repository or a usable proxy.
*/
async function connectGitHub(token, fullName, { load, network, limit, wall }) {
	const [owner = "", repo = ""] = fullName.split("/");
	if (!token?.trim() || !owner || !repo) throw new sentence_Dl8ODH8g/* SetupError */.w3((0,sentence_Dl8ODH8g/* text */.Qq)`The GitHub token or the name of the repository is missing.`, (0,sentence_Dl8ODH8g/* text */.Qq)`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`);
	const { shared: dispatcher } = network;
	const { getOctokit } = await load();
	const octokit = getOctokit(token.trim(), {
		log: {
			debug() {},
			info() {},
			warn() {},
			error() {}
		},
		request: { fetch: (url, init) => (0, import_undici.fetch)(url, {
			...init,
			dispatcher,
			redirect: "error"
		}) }
	});
	let ahead = 0;
	return {
		now: () => wall() + ahead,
		async call(route, parameters = {}) {
			const signal = limit();
			try {
				const { data, headers } = await octokit.request(route, {
					...route.includes("{owner}") ? {
						owner,
						repo
					} : {},
					...parameters,
					request: { signal }
				});
				const date = Date.parse(String(headers.date ?? ""));
				if (!Number.isNaN(date)) ahead = date - wall();
				return {
					data,
					date: wall() + ahead,
					lastPage: lastPageIn(String(headers.link ?? ""))
				};
			} catch (error) {
				throw faultOf(error, signal);
			}
		}
	};
}
function lastPageIn(link) {
	const page = /[?&]page=(\d+)[^>]*>;[^,]*\brel="last"/.exec(link)?.[1];
	return page === void 0 ? void 0 : Number(page);
}
/** Octokit's error as a fault. Octokit reports status 500 where no answer came; only a response makes a status true. */
function faultOf(error, { aborted }) {
	const { status, response, message } = error;
	const excerpt = String(response?.data?.message ?? message ?? error).slice(0, 300).toWellFormed();
	if (typeof status !== "number" || response === void 0) return new faults_BK7LHSki/* GitHubFault */.Q4(aborted ? "no response in time" : excerpt, {
		status: "lost",
		cause: error
	});
	const headers = response.headers ?? {};
	const retryAfter = headers["retry-after"];
	const rateLimited = status === 429 || status === 403 && (retryAfter !== void 0 || String(headers["x-ratelimit-remaining"]) === "0" || /rate limit|abuse/i.test(excerpt));
	const retryAfterMs = /^\d+$/.test(String(retryAfter)) ? Number(retryAfter) * 1e3 : void 0;
	return new faults_BK7LHSki/* GitHubFault */.Q4(excerpt, {
		status,
		rateLimited,
		retryAfterMs,
		cause: error
	});
}


;// CONCATENATED MODULE: ./build/api-DZT0yGJn.js



/***/ })

};
