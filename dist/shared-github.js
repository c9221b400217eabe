export const id = 819;
export const ids = [819];
export const modules = {

/***/ 740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ issueUrl),
/* harmony export */   BI: () => (/* binding */ writtenFields),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   Qo: () => (/* binding */ fetchIssue),
/* harmony export */   Ry: () => (/* binding */ withReplyLine),
/* harmony export */   Un: () => (/* binding */ RENDERED),
/* harmony export */   fo: () => (/* binding */ threadComments),
/* harmony export */   i8: () => (/* binding */ ISSUE),
/* harmony export */   kb: () => (/* binding */ hiddenLines),
/* harmony export */   oy: () => (/* binding */ isDeleted),
/* harmony export */   wv: () => (/* binding */ react)
/* harmony export */ });
/* unused harmony export MAX_COMMENT */
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(121);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(588);
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);




// src/github/comments.ts
const ISSUE = "/repos/{owner}/{repo}/issues/{issue_number}";
const RENDERED = { headers: { accept: "application/vnd.github.full+json" } };
const issueSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	title: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	body_html: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({ login: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)() })),
	pull_request: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({})),
	comments: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(), 0)
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ title, body, user, ...issue }) => ({
	title,
	body: body ?? "",
	html: issue.body_html ?? "",
	htmlUrl: issue.html_url,
	author: user?.login,
	isPullRequest: Boolean(issue.pull_request),
	commentCount: issue.comments
})));
function issueUrl({ serverUrl, repository }, issue) {
	return `${serverUrl}/${repository.fullName}/issues/${issue}`;
}
async function fetchIssue(api, issue) {
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .parseResponse */ .xp)(issueSchema, await api.call(`GET ${ISSUE}`, {
		issue_number: issue,
		...RENDERED
	}));
}
const MAX_COMMENT = 65e3;
const writtenFields = {
	user: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)(_payloads_js__WEBPACK_IMPORTED_MODULE_2__/* .authorSchema */ .Bu),
	body: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
};
const commentSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	...writtenFields,
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh)(),
	html_url: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(), "")
}), (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd)(({ id, user, body, html_url: url }) => ({
	id,
	author: user ?? void 0,
	body: body ?? "",
	url: (0,_url_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLink */ .VJ)(url, true)
})));
const COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
function threadComments(api, issue) {
	const write = async (route, parameters) => (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .parseResponse */ .xp)(commentSchema, await api.call(route, parameters));
	return {
		now: api.now,
		async list({ signal } = {}) {
			const readPage = (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .pageReader */ .vb)(api, `GET ${ISSUE}/comments`, { issue_number: issue }, commentSchema);
			const comments = [];
			for (let page = 1;; page += 1) {
				signal?.throwIfAborted();
				const { rows, lastPage } = await readPage(page);
				comments.push(...rows);
				if (lastPage === void 0) return comments;
			}
		},
		readIssue: () => fetchIssue(api, issue),
		create: (body) => write(`POST ${ISSUE}/comments`, {
			issue_number: issue,
			body
		}),
		update: (id, body) => write(`PATCH ${COMMENT}`, {
			comment_id: id,
			body
		}),
		async remove(id) {
			await api.call(`DELETE ${COMMENT}`, { comment_id: id });
		}
	};
}
const HIDDEN_LINE = /^<!-- docs-agent-[a-z]+(?: [^\s]+)* -->(?=[^\S\n]*$)/gm;
function withReplyLine(markdown) {
	return `${markdown}\n\n<!-- docs-agent-reply -->`;
}
function hiddenLines(body) {
	return body.match(HIDDEN_LINE) ?? [];
}
function isOurs(body) {
	const last = hiddenLines(body).at(-1);
	return last !== void 0 && body.trimEnd().endsWith(last);
}
function commentOf(command) {
	const [, inline, id] = /^(inline:)?(\d+)$/.exec(command) ?? [];
	if (id === void 0) return void 0;
	return {
		path: inline ? "/repos/{owner}/{repo}/pulls/comments/{comment_id}" : COMMENT,
		parameters: { comment_id: Number(id) }
	};
}
async function react(command, content, api) {
	const comment = commentOf(command);
	if (comment) await api.call(`POST ${comment.path}/reactions`, {
		...comment.parameters,
		content
	});
}
async function isDeleted(command, api) {
	const comment = commentOf(command);
	if (!comment) return false;
	try {
		await api.call(`GET ${comment.path}`, comment.parameters, {
			existsSoon: true,
			maxAttempts: 2
		});
		return false;
	} catch (error) {
		return (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .isGone */ .ST)(error);
	}
}



/***/ }),

/***/ 3:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ wholeSeconds),
/* harmony export */   AL: () => (/* binding */ commentsRequest),
/* harmony export */   BC: () => (/* binding */ shortHash),
/* harmony export */   Gi: () => (/* binding */ isAboutCredits),
/* harmony export */   Ke: () => (/* binding */ commentFact),
/* harmony export */   Kv: () => (/* binding */ signerOf),
/* harmony export */   Kz: () => (/* binding */ isBareNotFound),
/* harmony export */   Mx: () => (/* binding */ newRecord),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   To: () => (/* binding */ askedPause),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   XG: () => (/* binding */ jobFacts),
/* harmony export */   Zx: () => (/* binding */ signedByOthers),
/* harmony export */   fk: () => (/* binding */ smallPrint),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   q8: () => (/* binding */ withRecord),
/* harmony export */   sS: () => (/* binding */ rejectionTitle),
/* harmony export */   z9: () => (/* binding */ documentMarkdown),
/* harmony export */   zL: () => (/* binding */ remedy)
/* harmony export */ });
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(923);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(368);
/* harmony import */ var _payloads_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(573);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(121);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(403);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(588);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(740);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(598);








// src/github/explain.ts
function explain(error, { what, grant, again }) {
	const { failed } = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .asGitHubError */ .s7)(error);
	const happened = happenedTo(what, failed);
	const change = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .firstRemedy */ .fr)(githubRemedies(grant ?? threadGrant(failed)), failed) ?? [];
	if (again === void 0) return {
		happened,
		next: change
	};
	const when = change.length > 0 ? "Then" : waiting(failed);
	return {
		happened,
		next: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(change, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${when} ${again}.`)
	};
}
function commentsRequest(issue) {
	const thread = issue === void 0 ? "the thread" : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(`#${issue}`);
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`the request for the comments of ${thread}`;
}
function happenedTo(what, failed) {
	const { failure, status, retryAt } = failed;
	if (status === void 0) return failed.happened;
	const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .shortForm */ .JZ)(failed));
	if (failure === "transient" && status < 500) {
		const until = retryAt === void 0 ? "" : ` until ${nextMinute(retryAt)}`;
		return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub limits requests${until}, so it rejected ${what} (${words}).`;
	}
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`GitHub ${status < 500 ? "rejected" : "could not process"} ${what} (${words}).`;
}
function nextMinute(time) {
	return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .moment */ .n$)(Math.ceil(time / 6e4) * 6e4);
}
function waiting({ retryAt }) {
	return retryAt === void 0 ? "Wait a few minutes, then" : `After ${nextMinute(retryAt)},`;
}
const isDiffTooLarge = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(/\bdiff\b.*\b(?:too (?:long|large)|exceeded|unavailable)\b/i);
const needsWriteAccess = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(/must have push access to view collaborator permission/i);
const isNotPermitted = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(/resource not accessible|must have .*(?:access|rights)/i);
const isBareNotFound = (failed) => (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(404)(failed) && (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(/^(?:not found)?$/i)(failed);
const mayPass = ({ failure = "" }) => ["transient", "unclear"].includes(failure);
const PROXY_SETTINGS = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`)`;
const githubRemedies = (grant) => [
	..._api_js__WEBPACK_IMPORTED_MODULE_3__/* .NETWORK_REMEDIES */ .u5,
	[_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isNetworkError */ .TX, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`If GitHub is up, check the network and ${PROXY_SETTINGS}.`],
	[isDiffTooLarge, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Set \`diff-base\` to a nearer commit,`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`or include neither \`diff\` nor \`files\` in \`context\`.`)],
	[mayPass, []],
	[_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Another server may have responded, such as a proxy. Check ${PROXY_SETTINGS}.`],
	[needsWriteAccess, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The account of \`github-token\` needs write access to this repository.`],
	[isNotPermitted, grant],
	[_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isRedirect */ .N6, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The issue was transferred, or the repository was renamed. Go to the new location.`],
	[(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(401), (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check \`github-token\`. It may be mistyped, revoked, or expired:`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`tokens of GitHub Apps last one hour, and a re-run gets a new one.`)],
	[isBareNotFound, grant],
	[_api_js__WEBPACK_IMPORTED_MODULE_3__/* .always */ .Gk, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Fix what GitHub reports.`]
];
function threadGrant({ status, words = "" }) {
	const receiver = /personal access token/i.test(words) ? "Give `github-token` the permissions" : "Grant the job";
	const grant = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${receiver} \`issues: write\` and \`pull-requests: write\`.`;
	const exists = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check that the issue or pull request exists, and was not transferred.`;
	return status === 404 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(exists, grant) : grant;
}
// src/result/document.ts
const MAX_INSTRUCTION = 15e3;
function documentMarkdown(paragraphs, instruction, facts) {
	const block = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenedBlock */ .Y$)(instruction, MAX_INSTRUCTION);
	const fold = instruction === "" ? "" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .collapsible */ .r0)("Instruction", block);
	return joined([
		...paragraphs,
		fold,
		smallPrint(facts)
	]);
}
function joined(paragraphs) {
	return paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
}
function smallPrint(facts) {
	const shown = facts.filter(({ length }) => length > 0);
	return shown.length === 0 ? "" : `<sub>${shown.map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .toMarkdown */ .l6).join(" · ")}</sub>`;
}
function jobFacts({ repository, model }) {
	const page = (0,_url_js__WEBPACK_IMPORTED_MODULE_7__/* .plainLink */ .VJ)(repository, false);
	return [repository === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`repository ${page ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(page) : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(repository)}`, model === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`model ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(model)}`];
}
function commentFact(url) {
	return url === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`For ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(url, "this comment")}`;
}
// src/service/remedies.ts
const isPassing = ({ status = 0 }) => status >= 500 || [
	408,
	409,
	423,
	425
].includes(status);
const isSuccess = ({ status = 0 }) => status >= 200 && status < 300;
const isOtherServer = (failed) => (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(failed) && !(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(413)(failed);
const isAboutLength = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(/\btoo (?:long|large|big)\b|\bcontext[ _]length|\d (?:character|token|byte)s\b/i);
const isPromptTooLong = (failed) => {
	const isNamed = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(400, 422)(failed) && !(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(failed) && isAboutLength(failed);
	return failed.promptLength !== void 0 && (isNamed || (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(413)(failed));
};
const saysCredits = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(/(?<!\p{L})(?:credits?|quotas?|billing|balance|(?:usage|spending) limits?)(?!\p{L})/iu);
const saysRate = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(/\brate[ -]limit|\bper (?:sec|min|hour|day)|\b(?:again|retry) (?:in|after)\b/i);
const isAboutCredits = (failed) => {
	const { status = 0, isWebPage } = failed;
	if (isWebPage || status >= 500 || status === 429 && saysRate(failed)) return false;
	return status === 402 || saysCredits(failed);
};
const isRateLimit = (failed) => (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(429)(failed) && !isAboutCredits(failed);
const isKeyUnauthorized = (failed) => (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(403)(failed) && (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(/^(?:forbidden)?$|\bkey\b|\bpermissions?\b/i)(failed);
const DOWN = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service may be down or busy. Try again later.`;
const REPORTED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Fix the problem that the service reported.`;
const REDIRECTED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Redirects are not followed, because they would send the key to another URL.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Change \`base-url\` to the final URL.`);
const USED_UP = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The credits or the quota of your plan may be used up.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check usage and billing in the service’s dashboard.`);
const LIMITED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The service limits how many requests you can send, for example per hour.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Try again later, with fewer runs at the same time.`);
const ANOTHER_SERVER = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Another server may have responded, such as a proxy or a sign-in page.`;
const UNAUTHORIZED = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The key is not authorized for this request. Check that it is an admin key with the`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`required permissions, that it belongs to \`project-id\`, and that the service’s IP`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`allowlist, if any, includes this runner.`);
function serviceRemedies({ promptLength = 0 }, { run, wasReached = false } = {}) {
	const secrets = run ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)` (${(0,_payloads_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsPage */ .rC)(run)})` : [];
	const checkInputs = wasReached ? REPORTED : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check \`base-url\` and \`project-id\`.`;
	const checkWay = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check ${wasReached ? "the network" : "`base-url`, the network,"} and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
	const tooLong = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The prompt is too long: it has ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(promptLength, "character")},`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`including what \`context\` adds. Shorten the instruction, or include less \`context\`.`);
	const wrongKey = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Check the secret for \`api-key\`${secrets}.`, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`The key may be mistyped, expired, revoked, or not an admin key.`);
	return [
		..._api_js__WEBPACK_IMPORTED_MODULE_3__/* .NETWORK_REMEDIES */ .u5,
		[_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isNetworkError */ .TX, wasReached ? DOWN : checkWay],
		[_api_js__WEBPACK_IMPORTED_MODULE_3__/* .isRedirect */ .N6, REDIRECTED],
		[isPromptTooLong, tooLong],
		[isAboutCredits, USED_UP],
		[isRateLimit, LIMITED],
		[isPassing, DOWN],
		[isOtherServer, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(ANOTHER_SERVER, checkWay)],
		[(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(401), wrongKey],
		[isKeyUnauthorized, UNAUTHORIZED],
		[(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(404, 410), checkInputs],
		[(0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .says */ .FA)(/./), REPORTED],
		[isSuccess, wasReached ? DOWN : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`${checkInputs} A different server may be responding.`],
		[_api_js__WEBPACK_IMPORTED_MODULE_3__/* .always */ .Gk, checkInputs]
	];
}
function remedy(failed, options = {}) {
	const change = (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .firstRemedy */ .fr)(serviceRemedies(failed, options), failed) ?? [];
	const { again } = options;
	const needsNoChange = isPassing(failed) || isRateLimit(failed);
	return again === void 0 || needsNoChange ? change : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentences */ .hC)(change, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`Then ${again}.`);
}
function rejectionTitle(failed) {
	if (isOtherServer(failed)) return "Could not reach the service";
	if (isRateLimit(failed)) return "Rate limited";
	return (0,_api_js__WEBPACK_IMPORTED_MODULE_3__/* .hasStatus */ .Ro)(401)(failed) && !isAboutCredits(failed) ? "The service rejected the API key" : "The service rejected the request";
}
function askedPause({ retryAt }) {
	return retryAt === void 0 ? [] : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq)`It asks to wait until ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .moment */ .n$)(retryAt)}.`;
}
// src/thread/record.ts
const commitSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._regex */ .Fk)(/^[0-9a-f]{40,64}$/));
const changesSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	from: commitSchema,
	to: commitSchema,
	repository: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	paths: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
const recordSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
	state: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)([
		"sending",
		"sent",
		"ended"
	]),
	isAnswer: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM)(),
	requestId: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	nonce: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
	run: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	time: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)(),
	kind: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._enum */ .$8)(["create", "message"])),
	jobId: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	reviewsReadAt: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai)()),
	changes: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* ._catch */ .nb)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(changesSchema), void 0),
	before: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik)({
		status: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)(),
		prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
	})),
	prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)()),
	status: (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj)())
});
function newRecord(requestId, nonce, now) {
	return {
		state: "sending",
		isAnswer: false,
		requestId,
		nonce,
		time: wholeSeconds(now)
	};
}
function shortHash(json) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHash)("sha256").update(JSON.stringify(json)).digest("hex").slice(0, 16);
}
function wholeSeconds(ms) {
	return Math.floor(ms / 1e3) * 1e3;
}
function signerOf(thread) {
	const { apiKey, previousKey, project, repository, issue } = thread;
	const keyFrom = (secret) => Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.hkdfSync)("sha256", secret, "", "docs-agent: record in a thread, 2", 32));
	const key = keyFrom(apiKey);
	const formerKeys = previousKey === void 0 ? [] : [keyFrom(previousKey)];
	return {
		place: shortHash([
			project,
			repository,
			issue
		]),
		signatures(payload) {
			const input = JSON.stringify([
				project,
				repository,
				issue,
				payload
			]);
			const sign = (each) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.createHmac)("sha256", each).update(input).digest("base64");
			return [sign(key), ...formerKeys.map(sign)];
		}
	};
}
const LINE = /^<!-- docs-agent-record ([A-Za-z0-9+/=]+)\.([A-Za-z0-9+/=]{44})\.(\w+) -->$/;
function withRecord(markdown, record, { place, signatures }) {
	if (record === void 0) return (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .withReplyLine */ .Ry)(markdown);
	const payload = Buffer.from(JSON.stringify(recordSchema.parse(record))).toString("base64");
	const [signature] = signatures(payload);
	return `${markdown}\n\n<!-- docs-agent-record ${payload}.${signature}.${place} -->`;
}
function recordsIn(comments, signer) {
	return linesIn(comments, signer).flatMap(({ id, url, author, payload, key }) => {
		const json = key < 0 ? void 0 : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(Buffer.from(payload, "base64").toString());
		const record = recordSchema.safeParse(json).data;
		return record ? {
			...record,
			id,
			url,
			author,
			isFormer: key > 0
		} : [];
	});
}
function signedByOthers(comments, signer) {
	return linesIn(comments, signer).filter(({ key }) => key < 0);
}
function linesIn(comments, { place, signatures }) {
	return comments.flatMap((comment) => (0,_comments_js__WEBPACK_IMPORTED_MODULE_4__/* .hiddenLines */ .kb)(comment.body).flatMap((line) => {
		const [, payload = "", written = "", placeOfLine] = LINE.exec(line) ?? [];
		if (placeOfLine !== place) return [];
		const isWritten = (each) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_5__.timingSafeEqual)(Buffer.from(each), Buffer.from(written));
		return {
			...comment,
			payload,
			key: signatures(payload).findIndex(isWritten)
		};
	}));
}



/***/ }),

/***/ 933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   Z8: () => (/* binding */ sanitizeDiff),
/* harmony export */   g$: () => (/* binding */ sanitizeLine)
/* harmony export */ });
// src/text/sanitize.ts
const JOINING = `[[\\p{L}\\p{M}]&&[${"Adlm Arab Bali Beng Cakm Deva Gran Gujr Guru Java Khmr Knda Lana Mand Mlym Mong Mymr Newa Nkoo Orya Phag Rohg Sinh Sund Syrc Taml Telu Tibt Tirh".split(" ").map((script) => `\\p{scx=${script}}`).join("")}]]`;
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}`;
const EMOJI = String.raw`[${PICTOGRAPH}\p{Emoji_Modifier}]\ufe0f?`;
const EMOJI_JOINER = String.raw`(?<=${EMOJI})\u200d(?=${PICTOGRAPH})`;
const LETTER_JOINER = `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`;
const FORMAT_OR_CONTROL = String.raw`[[\p{Cf}\p{Cc}]--[\t\n]]`;
const FURTHER_SELECTORS = String.raw`(?<=\p{Variation_Selector})\p{Variation_Selector}`;
let joinerOrInvisible;
function withoutInvisible(text) {
	if (/^[\t\n\x20-\x7e]*$/.test(text)) return text;
	joinerOrInvisible ??= new RegExp(`(${EMOJI_JOINER}|${LETTER_JOINER})|${FORMAT_OR_CONTROL}|${FURTHER_SELECTORS}`, "gv");
	return text.toWellFormed().replace(joinerOrInvisible, "$1");
}
function sanitizeDiff(text) {
	return text.replace(/[\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, "");
}
function sanitizeLine(text) {
	return withoutInvisible(text).replace(/\s+/g, " ").trim();
}



/***/ }),

/***/ 937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: () => (/* binding */ hasStoppedEarly),
/* harmony export */   Rt: () => (/* binding */ documentedStatus),
/* harmony export */   a7: () => (/* binding */ returnedLink),
/* harmony export */   cd: () => (/* binding */ readJob),
/* harmony export */   f: () => (/* binding */ STATUSES),
/* harmony export */   y7: () => (/* binding */ readStarted),
/* harmony export */   zC: () => (/* binding */ withStatus),
/* harmony export */   zO: () => (/* binding */ statusFrom)
/* harmony export */ });
/* harmony import */ var _failed_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(275);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(368);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(923);
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(121);




// src/service/schema.ts
const WORKING = {
	end: void 0,
	didItsWork: false,
	takesMessages: true,
	pullRequestMayFollow: false
};
const STATUSES = {
	active: WORKING,
	completed: {
		end: "finished",
		didItsWork: true,
		takesMessages: true,
		pullRequestMayFollow: true
	},
	archived: {
		end: "archived",
		didItsWork: true,
		takesMessages: false,
		pullRequestMayFollow: false
	},
	failed: {
		end: "failed",
		didItsWork: false,
		takesMessages: true,
		pullRequestMayFollow: false
	},
	unknown: WORKING
};
function hasStoppedEarly(status) {
	const { end, didItsWork } = STATUSES[status];
	return end !== void 0 && !didItsWork;
}
function statusFrom(word) {
	return Object.hasOwn(STATUSES, word) ? word : "unknown";
}
function documentedStatus(status) {
	return status === "unknown" ? void 0 : status;
}
const nonEmpty = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .Yj)().check((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9)(1));
const shortString = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(nonEmpty.check((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb)(1e3)));
const sourceSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({ repository: shortString });
const jobSchema = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ik)({
	id: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5)()),
	status: shortString,
	source: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(sourceSchema),
	model: shortString,
	prLink: (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .optionalOrUndefined */ .Ku)(nonEmpty)
});
function withStatus(job, reportedStatus) {
	return {
		...job,
		reportedStatus,
		status: statusFrom(reportedStatus)
	};
}
function returnedLink(job) {
	return job.prLink ?? job.unusableLink;
}
function readStarted(body, { redact, isLocal }, jobId) {
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, redact);
	const { id, ...job } = readFields(json, isLocal);
	if (typeof id === "string" && (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .isSegment */ .wk)(id) && !id.includes("***")) return {
		...job,
		id
	};
	const { error, errors } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(json);
	const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
	return (body.trim() === "" || isObject && !error && !errors) && jobId !== void 0 ? {
		...job,
		id: jobId
	} : void 0;
}
function readJob(body, jobId, { redact, isLocal }) {
	const json = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(body, redact);
	const { id = jobId, ...fields } = readFields(json, isLocal);
	if (id !== jobId || fields.reportedStatus === void 0) return void 0;
	const job = withStatus({
		...fields,
		id: jobId
	}, fields.reportedStatus);
	return hasStoppedEarly(job.status) ? {
		...job,
		reason: (0,_failed_request_js__WEBPACK_IMPORTED_MODULE_0__/* .readReason */ .pk)(json, redact)
	} : job;
}
function readFields(json, isLocal) {
	const { job, data } = (0,_json_js__WEBPACK_IMPORTED_MODULE_1__/* .membersOf */ .lS)(json);
	const candidates = [
		json,
		job,
		data
	].flatMap((value) => jobSchema.safeParse(value).data ?? []);
	const found = candidates.find(({ id }) => id && typeof id === "string") ?? candidates.find(({ status }) => status);
	if (found === void 0) return { prLink: void 0 };
	const { id, status: reportedStatus, source, model, prLink: returned } = found;
	const prLink = (0,_url_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLink */ .VJ)(returned, isLocal);
	const unusableLink = returned !== void 0 && prLink === void 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(returned, 500) : void 0;
	return {
		id,
		reportedStatus,
		...source,
		model,
		unusableLink,
		prLink
	};
}



/***/ })

};
