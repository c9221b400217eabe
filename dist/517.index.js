export const id = 517;
export const ids = [517];
export const modules = {

/***/ 517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* reexport */ connectGitHub)
});

// EXTERNAL MODULE: ./build/undici-CUnt2aYc.js
var undici_CUnt2aYc = __webpack_require__(728);
// EXTERNAL MODULE: ./build/errors-BY2iE0Ft.js
var errors_BY2iE0Ft = __webpack_require__(925);
// EXTERNAL MODULE: ./build/comments-D9EKH0Zu.js
var comments_D9EKH0Zu = __webpack_require__(243);
;// CONCATENATED MODULE: ./build/api-BJX34xWN.js



// src/github/api.ts
var import_undici = (0,undici_CUnt2aYc/* require_undici */.L)();
/**
* GitHub's API for the repository `owner/name`, at the address that the runner names (`GITHUB_API_URL`), through
* the proxies of the environment. Rejects with a SetupError without a token, a repository or a usable proxy.
*/
async function connectGitHub(token, fullName, { load, network, limit, wall }) {
	const [owner = "", repo = ""] = fullName.split("/");
	if (!token?.trim() || !owner || !repo) throw new errors_BY2iE0Ft/* SetupError */.w3((0,errors_BY2iE0Ft/* text */.Qq)`There is no token or no repository to speak to GitHub with.`, (0,errors_BY2iE0Ft/* text */.Qq)`Leave \`github-token\` at its default, or set \`comment: never\` where no comment is needed.`);
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
	if (typeof status !== "number" || response === void 0) return new comments_D9EKH0Zu/* GitHubFault */.Q4(aborted ? "no answer in time" : excerpt, {
		status: "lost",
		cause: error
	});
	const headers = response.headers ?? {};
	const retryAfter = headers["retry-after"];
	const rateLimited = status === 429 || status === 403 && (retryAfter !== void 0 || String(headers["x-ratelimit-remaining"]) === "0" || /rate limit|abuse/i.test(excerpt));
	const retryAfterMs = /^\d+$/.test(String(retryAfter)) ? Number(retryAfter) * 1e3 : void 0;
	return new comments_D9EKH0Zu/* GitHubFault */.Q4(excerpt, {
		status,
		rateLimited,
		retryAfterMs,
		cause: error
	});
}


;// CONCATENATED MODULE: ./build/api-IIdPrJnm.js



/***/ }),

/***/ 243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
				...since === void 0 ? {} : { since: new Date(since).toISOString().replace(/\.\d+/, "") }
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
/** An answer that cannot be read says nothing about whether a write happened. */
function read(schema, { data }) {
	const found = schema.safeParse(data);
	if (!found.success) throw new GitHubFault("GitHub’s answer cannot be read", { status: "lost" });
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
