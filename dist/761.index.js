export const id = 761;
export const ids = [761];
export const modules = {

/***/ 761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* reexport */ connectGitHub)
});

// EXTERNAL MODULE: ./build/undici-CUnt2aYc.js
var undici_CUnt2aYc = __webpack_require__(728);
// EXTERNAL MODULE: ./build/sentence-CT4zJoQh.js
var sentence_CT4zJoQh = __webpack_require__(527);
// EXTERNAL MODULE: ./build/comments-DI4KoOD6.js
var comments_DI4KoOD6 = __webpack_require__(7);
;// CONCATENATED MODULE: ./build/api-C1oyen6N.js



// src/github/api.ts
var import_undici = (0,undici_CUnt2aYc/* require_undici */.L)();
/**
* GitHub's API for the repository `owner/name`, at the address that the runner names (`GITHUB_API_URL`), through
* the proxies of the environment. Rejects with a SetupError without a token, a repository or a usable proxy.
*/
async function connectGitHub(token, fullName, { load, network, limit, wall }) {
	const [owner = "", repo = ""] = fullName.split("/");
	if (!token?.trim() || !owner || !repo) throw new sentence_CT4zJoQh/* SetupError */.w3((0,sentence_CT4zJoQh/* text */.Qq)`The GitHub token or the name of the repository is missing.`, (0,sentence_CT4zJoQh/* text */.Qq)`Use the default of \`github-token\`, or set \`comment: never\` to run without comments.`);
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
	if (typeof status !== "number" || response === void 0) return new comments_DI4KoOD6/* GitHubFault */.Q4(aborted ? "no response in time" : excerpt, {
		status: "lost",
		cause: error
	});
	const headers = response.headers ?? {};
	const retryAfter = headers["retry-after"];
	const rateLimited = status === 429 || status === 403 && (retryAfter !== void 0 || String(headers["x-ratelimit-remaining"]) === "0" || /rate limit|abuse/i.test(excerpt));
	const retryAfterMs = /^\d+$/.test(String(retryAfter)) ? Number(retryAfter) * 1e3 : void 0;
	return new comments_DI4KoOD6/* GitHubFault */.Q4(excerpt, {
		status,
		rateLimited,
		retryAfterMs,
		cause: error
	});
}


;// CONCATENATED MODULE: ./build/api-DKxZt-V5.js



/***/ }),

/***/ 7:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ changedComments),
/* harmony export */   LF: () => (/* binding */ read),
/* harmony export */   Ps: () => (/* binding */ asFault),
/* harmony export */   Q4: () => (/* binding */ GitHubFault),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   TG: () => (/* binding */ isRefusedForGood),
/* harmony export */   dk: () => (/* binding */ mayHaveHappened),
/* harmony export */   fo: () => (/* binding */ threadComments),
/* harmony export */   v1: () => (/* binding */ issueOf),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* harmony import */ var _schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(923);
/* harmony import */ var _hidden_marker_CohWcJsN_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(645);


// src/github/comments.ts
const commentSchema = (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	id: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	user: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		id: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
		type: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		login: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()
	})),
	body: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	created_at: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	updated_at: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	html_url: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	author_association: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), "NONE")
}), (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ user, body, ...comment }) => ({
	id: comment.id,
	/** Null where GitHub names no author any more. `type` is GitHub's: `User`, `Bot`, … */
	author: user ?? null,
	association: comment.author_association,
	/** Markdown, empty where there is none. */
	body: body ?? "",
	/** ISO 8601. */
	createdAt: comment.created_at,
	/** In ms since 1970. */
	updatedAt: Date.parse(comment.updated_at),
	url: comment.html_url
})));
const ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}";
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
/**
* GitHub's comments of one issue, one method a call. Every method rejects with a `GitHubFault`, has its own time
* limit, and is sent once: a write that is repeated by itself can make four comments of one.
*/
function threadComments(api, issue) {
	const one = async (route, parameters) => read(commentSchema, await api.call(route, parameters));
	return {
		/** By GitHub's clock, in ms since 1970. */
		now: () => api.now(),
		/** Ascending by id. `page` counts from 1; `since`: only what was changed at that time or later. */
		async list(page, since) {
			const { data, ...about } = await api.call(`GET ${ISSUE}/comments`, {
				issue_number: issue,
				per_page: 100,
				page,
				...since === void 0 ? {} : { since: timeOf(since) }
			});
			return {
				comments: read((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commentSchema), { data }),
				...about
			};
		},
		get: (id) => one(`GET ${COMMENT}`, { comment_id: id }),
		create: (body) => one(`POST ${ISSUE}/comments`, {
			issue_number: issue,
			body
		}),
		update: (id, body) => one(`PATCH ${COMMENT}`, {
			comment_id: id,
			body
		}),
		async remove(id) {
			await api.call(`DELETE ${COMMENT}`, { comment_id: id });
		},
		/** The id of the account behind the token. */
		whoAmI: async () => read((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ id: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)() }), await api.call("GET /user")).id
	};
}
/** A busy repository has hundreds of pages a month, and GitHub allows a thousand requests an hour. */
const MAX_PAGES = 30;
/**
* The comments with a hidden line of ours, of all issues and pull requests, that were changed at `since` or later (ms
* since 1970), by id. After 30 pages those that were changed at `enough` or later suffice: `isCut`. The last changed come
* first, so that what changes during the reading moves no other comment off a later page. Rejects as `call` does, which
* gets the request for each page.
*/
async function changedComments(api, { since, enough }, call) {
	const comments = /* @__PURE__ */ new Map();
	const about = {
		sort: "updated",
		direction: "desc",
		per_page: 100,
		since: timeOf(since)
	};
	for (let page = 1;; page += 1) {
		const answer = await call(() => api.call("GET /repos/{owner}/{repo}/issues/comments", {
			...about,
			page
		}));
		const urls = read((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ issue_url: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() })), answer);
		const all = read((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO)(commentSchema), answer);
		for (const [at, comment] of all.entries()) {
			const issue = Number(/(?<=\/)\d+$/.exec(urls[at]?.issue_url ?? "")?.[0]);
			if ((0,_hidden_marker_CohWcJsN_js__WEBPACK_IMPORTED_MODULE_1__/* .isOurs */ .MU)(comment.body)) comments.set(comment.id, {
				...comment,
				issue
			});
		}
		if (answer.lastPage === void 0) return {
			comments,
			isCut: false
		};
		if (page >= MAX_PAGES && !all.some(({ updatedAt }) => updatedAt >= enough)) return {
			comments,
			isCut: true
		};
	}
}
const issueSchema = (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	title: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	body: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	html_url: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	user: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ login: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() })),
	pull_request: (0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_schemas_CuND9FpM_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({}))
});
/** Title, body and author of an issue or pull request. Rejects with a GitHubFault. */
async function issueOf(api, issue) {
	const answer = await api.call(`GET ${ISSUE}`, { issue_number: issue });
	const { title, body, html_url: htmlUrl, user, pull_request } = read(issueSchema, answer);
	return {
		title,
		body: body ?? "",
		htmlUrl,
		author: user?.login,
		isPullRequest: Boolean(pull_request)
	};
}
/** Reacts to a comment of an issue. Rejects with a GitHubFault. */
async function react(commentId, content, api) {
	await api.call(`POST ${COMMENT}/reactions`, {
		comment_id: commentId,
		content
	});
}
/** GitHub's times have no fractions. */
function timeOf(ms) {
	return new Date(ms).toISOString().replace(/\.\d+/, "");
}
/** An answer that cannot be read says nothing about whether a write happened. */
function read(schema, { data }) {
	const found = schema.safeParse(data);
	if (!found.success) throw new GitHubFault("the response is not readable", { status: "lost" });
	return found.data;
}
/** A call to GitHub that gave no result. */
var GitHubFault = class extends Error {
	name = "GitHubFault";
	/** The HTTP status; `lost` where no readable answer came, so that a write may have happened. */
	status;
	/** The primary or secondary rate limit: a 429, or the 403 that stands for one. */
	rateLimited;
	/** `Retry-After`, in milliseconds; undefined where the answer has none. */
	retryAfterMs;
	constructor(message, { cause, ...about }) {
		super(message, { cause });
		this.status = about.status;
		this.rateLimited = about.rateLimited ?? about.status === 429;
		this.retryAfterMs = about.retryAfterMs;
	}
};
/** The error as a `GitHubFault`; anything else (a bug, an abort) is thrown on. */
function asFault(error) {
	if (error instanceof GitHubFault) return error;
	throw error;
}
/** The comment (or its issue) does not exist any more. */
function isGone(fault) {
	return fault.status === 404 || fault.status === 410;
}
/** Asking again changes nothing: 401, 404, 410, 422, a 403 that is no rate limit. */
function isRefusedForGood(fault) {
	const { status, rateLimited } = fault;
	return isGone(fault) || status === 401 || status === 422 || status === 403 && !rateLimited;
}
/** The write may have happened although it was not confirmed. */
function mayHaveHappened(fault) {
	return fault.status === "lost" || fault.status === 408 || fault.status >= 500;
}



/***/ })

};
