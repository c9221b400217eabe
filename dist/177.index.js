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
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/runner/files.js + 2 modules
var runner_files = __webpack_require__(7063);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
;// CONCATENATED MODULE: ./build/context/prompt-file.js




/** Largest file that is taken as an instruction, in bytes: far beyond any sensible one. */
const MAX_BYTES = 1_048_576;
/**
 * The instruction in `prompt-file`, as it is. The file must lie in the workspace or in the runner's temporary folder,
 * no link may lead to it, and it must not be one that holds credentials there: a pull request may have written the path's
 * folders, and what is read is sent. The places themselves may be links.
 *
 * Throws a SetupError that names the file and what to change.
 */
async function readPromptFile(path, places, files) {
    const refuse = (why) => new errors/* SetupError */.w3((0,sentence/* text */.Qq) `\`prompt-file\` ${(0,sentence/* code */.aY)(path)} ${why}. Nothing was sent.`, (0,sentence/* text */.Qq) `Give the path of a text file inside the workspace or \`$RUNNER_TEMP\`; check that the repository was checked out before.`);
    const wanted = files.resolve(places.workspace, path);
    const real = await files.realpath(wanted).catch(() => undefined);
    if (real === undefined)
        throw refuse('does not exist or cannot be read');
    const { workspace, temp } = await (0,runner_files/* realPlaces */.Vq)(places, files);
    const roots = [workspace, temp];
    if (!(0,runner_files/* isInside */.FK)(roots, real) || roots.includes(real)) {
        throw refuse('lies outside the workspace and `$RUNNER_TEMP`');
    }
    const asWritten = [
        wanted,
        files.resolve(workspace, (0,external_node_path_.relative)(places.workspace, wanted)),
        files.resolve(temp, (0,external_node_path_.relative)(places.temp, wanted)),
    ];
    if (!asWritten.includes(real)) {
        throw refuse('is a symbolic link, or has one in its path: give the path of the file itself');
    }
    if (real.split(external_node_path_.sep).some((name) => name.toLowerCase() === '.git'))
        throw refuse('lies in a `.git` folder');
    if ((0,runner_files/* isInside */.FK)([temp], real) && /^(?:_|git-credentials-)/i.test((0,external_node_path_.relative)(temp, real))) {
        throw refuse('belongs to the runner or to the checkout');
    }
    return contentOf(await files.read(real, MAX_BYTES + 1).catch(() => undefined), refuse);
}
function contentOf(bytes, refuse) {
    if (bytes === undefined)
        throw refuse('is no file that can be read');
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

// EXTERNAL MODULE: ./build/inputs/inputs.js + 1 modules
var inputs_inputs = __webpack_require__(7605);
// EXTERNAL MODULE: ./build/job/run.js + 16 modules
var run = __webpack_require__(4836);
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
        place: issue === undefined || inputs['dry-run']
            ? undefined
            : { api: await env.api(inputs['github-token']), issue },
        issue: inputs['issue-number'] ?? eventIssue,
    }, inputs, env);
}
/** What identifies the command where no comment gave one: the same again when the run is started again. */
function commandId({ id, job, step }, instruction) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(instruction).digest('hex').slice(0, 16);
    return [id, job, step, hash].map((part) => part.slice(0, 100)).join('/');
}


/***/ })

};
