export const id = 398;
export const ids = [398];
export const modules = {

/***/ 1398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ Id),
/* harmony export */   K: () => (/* binding */ RepositorySchema),
/* harmony export */   _: () => (/* binding */ repositoryOf),
/* harmony export */   factsOf: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _text_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6677);



const Id = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC());
const RepositorySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: Id,
    // Slashes, dots alone and the like would change the path of a request.
    full_name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/)),
    private: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
function repositoryOf({ full_name, ...rest }) {
    return { fullName: full_name, id: rest.id, private: rest.private };
}
/** Comment events in which commands do not work. */
const ELSEWHERE = new Map([
    ['pull_request_review_comment', 'an inline comment of a review'],
    ['pull_request_review', 'a review'],
    ['discussion_comment', 'a comment of a discussion'],
    ['commit_comment', 'a comment on a commit'],
]);
const Numbered = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: Id });
const PullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pull_request: Numbered });
const IssueSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ issue: Numbered });
const PublicSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ repository: RepositorySchema });
/**
 * The facts of an event that is no `issue_comment`. What is missing or cannot be read is undefined: a run with a prompt
 * needs no event. Throws a SetupError for comments at places where commands do not work, where no prompt is given.
 */
function factsOf({ name, payload }, inputs) {
    const place = ELSEWHERE.get(name);
    const isAsked = ['prompt', 'prompt-file', 'job-id'].some((input) => (inputs[input] ?? '').trim() !== '');
    if (place !== undefined && !isAsked) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `This event is ${place}. Commands work in comments of the conversation of an issue or a pull request (event issue_comment); for other events give a prompt.`, (0,_text_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq) `Nothing was sent.`);
    }
    const repository = PublicSchema.safeParse(payload).data?.repository;
    return {
        eventIssue: PullSchema.safeParse(payload).data?.pull_request.number ??
            IssueSchema.safeParse(payload).data?.issue.number,
        isPublic: repository && !repository.private,
    };
}


/***/ })

};
