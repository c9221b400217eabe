export const id = 458;
export const ids = [458];
export const modules = {

/***/ 458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitChanges: () => (/* binding */ gitChanges)
/* harmony export */ });
/* harmony import */ var _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(380);
/* harmony import */ var _excluded_files_D_m74US0_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(354);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(760);



// src/context/git.ts
/** The remedy where there is too much. */
const USE_NEWER_BASE = (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Set \`diff-base\` to a more recent revision, or remove that part from \`context\`.`;
/** For all calls of one run together. */
const MAX_MS = 6e4;
/** Of one call. */
const MAX_BYTES = 8388608;
/**
* git in the workspace, read-only. What a checkout brings along (attributes, its own configuration) starts no program;
* callers add `--no-ext-diff` and `--no-textconv` where git knows them. No other configuration is read, and no variable
* of this run (`INPUT_API-KEY`, tokens) is passed on.
*
* `@actions/exec` cannot kill what it started: a call that is given up is left behind, its pipe breaks when this process
* ends, and the runner cleans up the rest.
*/
function openGit({ load, env, workspace, clock, signal }) {
	const deadline = clock.now() + MAX_MS;
	const settings = [...SETTINGS, `safe.directory=${workspace}`].flatMap((setting) => ["-c", setting]);
	const variables = environment(env, workspace);
	return async (...args) => {
		const { exec } = await load();
		const chunks = [];
		let size = 0;
		let stderr = "";
		const full = Promise.withResolvers();
		const exited = exec("git", [
			"-C",
			workspace,
			"--no-pager",
			...settings,
			...args
		], {
			cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.parse)(workspace).root,
			env: variables,
			silent: true,
			ignoreReturnCode: true,
			listeners: {
				stdout(data) {
					if (size <= MAX_BYTES) chunks.push(data);
					size += data.length;
					if (size > MAX_BYTES) full.resolve();
				},
				stderr(data) {
					stderr = (stderr + data.toString()).slice(0, 500);
				}
			}
		}).catch((error) => {
			throw new _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Git could not be started: ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(error instanceof Error ? error.message : String(error))}`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`context\` with \`diff\`, \`commits\`, or \`files\` requires Git on the runner and a checkout of the repository in the workspace.`);
		});
		const ended = new AbortController();
		const late = clock.sleep(Math.max(0, deadline - clock.now()), AbortSignal.any([signal, ended.signal])).then(() => {
			throw new _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`Git took longer than ${MAX_MS / 1e3} s to read the changes.`, USE_NEWER_BASE);
		}, () => signal.throwIfAborted());
		try {
			return {
				exitCode: await Promise.race([
					late,
					exited,
					full.promise
				]) ?? 0,
				stdout: Buffer.concat(chunks).subarray(0, MAX_BYTES).toString(),
				stderr: stderr.trim(),
				isCut: size > MAX_BYTES
			};
		} finally {
			ended.abort();
		}
	};
}
const SETTINGS = [
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"core.quotePath=false",
	"core.bigFileThreshold=1m",
	"log.showSignature=false"
];
/** What a program needs of the machine: where programs are, and on Windows where the system is. */
const FORWARDED_VARIABLES = [
	"PATH",
	"Path",
	"SystemRoot",
	"windir",
	"ComSpec",
	"PATHEXT",
	"TEMP",
	"TMP",
	"TMPDIR"
];
function environment(env, workspace) {
	return {
		...Object.fromEntries(FORWARDED_VARIABLES.flatMap((name) => env[name] === void 0 ? [] : [[name, env[name]]])),
		LC_ALL: "C",
		GIT_CONFIG_NOSYSTEM: "1",
		GIT_CONFIG_GLOBAL: "/dev/null",
		GIT_CEILING_DIRECTORIES: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(workspace),
		GIT_NO_LAZY_FETCH: "1",
		GIT_ALLOW_PROTOCOL: "none"
	};
}
// src/context/git-changes.ts
/** Commits whose messages are read; all of them are counted. */
const MAX_COMMITS = 100;
/** Plumbing: what the checkout's configuration says of `git diff` does not count. */
const DIFF = [
	"diff-tree",
	"-r",
	"-M",
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--submodule=short"
];
/**
* What git knows of the changes. Rejects with a SetupError that says what to change where git cannot tell, and with the
* signal's reason once the run is being stopped.
*/
async function gitChanges(parts, start, deps) {
	const git = openGit(deps);
	const wants = (part) => parts.includes(part);
	const range = await (0,_excluded_files_D_m74US0_js__WEBPACK_IMPORTED_MODULE_1__/* .rangeIn */ .hO)(git, start, wants("commits"));
	const commits = wants("commits") ? await commitsIn(git, range) : void 0;
	const files = wants("diff") || wants("files") ? await filesIn(git, range) : [];
	return {
		range,
		commits,
		files: wants("files") ? {
			rows: files,
			total: files.length
		} : void 0,
		diff: wants("diff") ? {
			rows: await patchesIn(git, range),
			total: files.length
		} : void 0
	};
}
async function commitsIn(git, { base, head }) {
	const range = [`${base}..${head}`, "--"];
	const total = Number((await run(git, "rev-list", "--count", ...range)).stdout);
	const { stdout } = await run(git, "log", "-z", "--format=%H%n%cs%n%B", `-${MAX_COMMITS}`, ...range);
	return {
		rows: stdout.split("\0").flatMap((entry) => {
			const [id, date, ...message] = entry.split("\n");
			return id && date ? [{
				id,
				date,
				message: message.join("\n")
			}] : [];
		}),
		total
	};
}
async function filesIn(git, { base, head }) {
	const { stdout, isCut } = await run(git, ...DIFF, "--name-status", base, head, "--");
	if (isCut) throw new _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The list of changed files is too long (8 MiB).`, USE_NEWER_BASE);
	return stdout.split("\n").flatMap((line) => {
		const [status = "", first, second] = line.split("	");
		if (first === void 0) return [];
		const names = second === void 0 ? { path: first } : {
			path: second,
			from: first
		};
		return [{
			status: status.charAt(0),
			...names
		}];
	});
}
async function patchesIn(git, { base, head }) {
	const { stdout, isCut } = await run(git, ...DIFF, "-p", base, head, "--", ..._excluded_files_D_m74US0_js__WEBPACK_IMPORTED_MODULE_1__/* .EXCLUDED_PATHS */ .mG);
	const [, ...patches] = `\n${stdout}`.split("\ndiff --git ");
	if (isCut) patches.pop();
	const isBinary = (patch) => patch.trimEnd().endsWith(" differ") && !patch.includes("\n@@ ");
	return patches.filter((patch) => !isBinary(patch)).map((patch) => `diff --git ${patch}`);
}
async function run(git, ...args) {
	const output = await git(...args);
	if (output.exitCode === 0) return output;
	throw new _sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .SetupError */ .w3((0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`\`git ${args[0] ?? ""}\` failed (exit code ${output.exitCode}): ${(0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(output.stderr)}.`, (0,_sentence_Dl8ODH8g_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)`The checkout may be incomplete. Set \`fetch-depth: 0\` and no \`filter\` for \`actions/checkout\`.`);
}



/***/ })

};
