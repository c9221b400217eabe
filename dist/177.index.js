export const id = 177;
export const ids = [177];
export const modules = {

/***/ 8177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pipelineRun: () => (/* binding */ pipelineRun)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/runner/inside.js
var runner_inside = __webpack_require__(9471);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
;// CONCATENATED MODULE: ./build/context/prompt-file.js



/** Largest file that is taken as an instruction, in bytes: far beyond any sensible one. */
const MAX_BYTES = 1_048_576;
/**
 * The instruction in `prompt-file`, as it is. The file must lie in the workspace or in the runner's
 * temporary folder once links are followed, so that a pull request cannot point at the runner's secrets.
 *
 * Throws a SetupError that names the file and what to change.
 */
async function readPromptFile(path, places, files) {
    const refuse = (why) => new errors/* SetupError */.w3((0,sentence/* text */.Qq) `\`prompt-file\` ${(0,sentence/* code */.aY)(path)} ${why}. Nothing was sent.`, (0,sentence/* text */.Qq) `Give the path of a text file inside the workspace or \`$RUNNER_TEMP\`; check that the repository was checked out before.`);
    let real;
    try {
        real = await files.realpath(files.resolve(places.workspace, path));
    }
    catch {
        throw refuse('does not exist or cannot be read');
    }
    const way = await (0,runner_inside/* wayInto */.m)(places, real, files);
    const inside = way !== undefined && way !== '';
    if (!inside)
        throw refuse('lies outside the workspace and `$RUNNER_TEMP`');
    let bytes;
    try {
        bytes = await files.read(real, MAX_BYTES + 1);
    }
    catch {
        throw refuse('is no file that can be read');
    }
    if (bytes.length > MAX_BYTES)
        throw refuse('is larger than 1 MiB');
    let prompt;
    try {
        prompt = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw refuse('is not UTF-8 text');
    }
    if (prompt.trim() === '')
        throw refuse('is empty');
    return prompt;
}

// EXTERNAL MODULE: ./build/inputs/inputs.js + 2 modules
var inputs_inputs = __webpack_require__(1849);
// EXTERNAL MODULE: ./build/job/run.js + 19 modules
var run = __webpack_require__(3712);
;// CONCATENATED MODULE: ./build/job/pipeline.js




/** Mode `job` for a run that no comment started. Gives whether the step fails. */
async function pipelineRun(inputs, eventIssue, env) {
    const file = inputs['prompt-file'];
    const instruction = file === undefined ? inputs.prompt : await readPromptFile(file, env.places, env.files);
    const jobId = inputs['job-id'];
    const issue = (0,inputs_inputs/* threadOf */.uu)(inputs, eventIssue);
    return (0,run/* jobRun */.n)({
        instruction,
        target: jobId === undefined ? { type: 'new' } : { type: 'job', jobId },
        commandId: commandId(env.run, `${jobId ?? ''}\n${instruction ?? ''}`),
        place: issue === undefined || inputs['dry-run'] ? undefined : await placeIn(issue, inputs, env),
        issue: inputs['issue-number'] ?? eventIssue,
    }, inputs, env);
}
/** What identifies the command where no comment gave one: the same again when the run is started again. */
function commandId({ id, job, step }, instruction) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(instruction).digest('hex').slice(0, 16);
    return [id, job, step, hash].map((part) => part.slice(0, 100)).join('/');
}
/** Rejects with a SetupError where the run has no token or repository: its thread was asked for. */
async function placeIn(issue, inputs, env) {
    const { repository, serverUrl } = env.run;
    const token = inputs['github-token'];
    return { api: await env.api(token), token: token?.trim() ?? '', repository, serverUrl, issue };
}


/***/ }),

/***/ 9471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ wayInto)
/* harmony export */ });
/**
 * The way from one of the places, links followed, to a real path within it: '' where they are the same.
 * Undefined: it lies outside of both.
 */
async function wayInto(places, real, paths) {
    const roots = await Promise.all([places.workspace, places.temp]
        .filter((root) => root !== '')
        .map((root) => paths.realpath(root).catch(() => '')));
    return roots
        .filter((root) => root !== '')
        .map((root) => paths.relative(root, real))
        .find((way) => way !== '..' && !/^\.\.[/\\]/.test(way) && !paths.isAbsolute(way));
}


/***/ })

};
