export const id = 453;
export const ids = [453];
export const modules = {

/***/ 4453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gitChanges: () => (/* binding */ gitChanges)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/context/git.js



/** The remedy where there is too much. */
const NEARER = (0,sentence/* text */.Qq) `Name a revision that is nearer in \`diff-base\`, or leave that part out of \`context\`.`;
/** For all calls of one run together. */
const MAX_MS = 60_000;
/** Of one call. */
const MAX_BYTES = 8_388_608;
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
    const settings = [...SETTINGS, `safe.directory=${workspace}`].flatMap((setting) => ['-c', setting]);
    const variables = environment(env, workspace);
    return async (...args) => {
        const { exec } = await load();
        const chunks = [];
        let size = 0;
        let stderr = '';
        const full = Promise.withResolvers();
        const exited = exec('git', ['-C', workspace, '--no-pager', ...settings, ...args], {
            // Windows looks for programs in the current folder first: that must not be the workspace.
            cwd: (0,external_node_path_.parse)(workspace).root,
            env: variables,
            silent: true,
            ignoreReturnCode: true,
            listeners: {
                stdout(data) {
                    if (size <= MAX_BYTES)
                        chunks.push(data);
                    size += data.length;
                    if (size > MAX_BYTES)
                        full.resolve();
                },
                stderr(data) {
                    stderr = (stderr + data.toString()).slice(0, 500);
                },
            },
        }).catch((error) => {
            throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `git could not be started: ${(0,sentence/* code */.aY)(error instanceof Error ? error.message : String(error))}`, (0,sentence/* text */.Qq) `\`context\` with \`diff\`, \`commits\` or \`files\` needs git on the runner, and a repository that was checked out into the workspace.`);
        });
        const ended = new AbortController();
        const late = clock
            .sleep(Math.max(0, deadline - clock.now()), AbortSignal.any([signal, ended.signal]))
            .then(() => {
            throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `git took longer than ${MAX_MS / 1000} s over these changes.`, NEARER);
        }, () => signal.throwIfAborted());
        try {
            const exitCode = (await Promise.race([late, exited, full.promise])) ?? 0;
            const stdout = Buffer.concat(chunks).subarray(0, MAX_BYTES).toString();
            return { exitCode, stdout, stderr: stderr.trim(), isCut: size > MAX_BYTES };
        }
        finally {
            ended.abort();
        }
    };
}
const SETTINGS = [
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.quotePath=false',
    // Larger files count as binary.
    'core.bigFileThreshold=1m',
    'log.showSignature=false',
];
/** What a program needs of the machine: where programs are, and on Windows where the system is. */
const PASSED_ON = ['PATH', 'Path', 'SystemRoot', 'windir', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'TMPDIR'];
function environment(env, workspace) {
    return {
        ...Object.fromEntries(PASSED_ON.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        // The workspace is the repository, or there is none: no folder above it counts.
        GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(workspace),
        // A partial clone would fetch what it lacks, with whatever its configuration says.
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: 'none',
    };
}

// EXTERNAL MODULE: ./build/context/git-range.js
var git_range = __webpack_require__(6696);
;// CONCATENATED MODULE: ./build/context/git-changes.js




/** Commits whose messages are read; all of them are counted. */
const MAX_COMMITS = 100;
/** What nobody writes by hand; a file that `.gitattributes` marks as not generated stays. */
const GENERATED = `
  package-lock.json npm-shrinkwrap.json pnpm-lock.yaml *.lock *.lockb *.lockfile
  go.sum go.work.sum Package.resolved packages.lock.json .terraform.lock.hcl
  *.min.* *js.map *css.map dist/** node_modules/**
`;
/** Files that are there to hold secrets, by their names. */
const SECRET = `
  .env* .env*/** *.env .flaskenv .dev.vars* .npmrc .pypirc .htpasswd .pgpass ?netrc .git-credentials
  *.pem *.key *.p12 *.pfx *.jks *.keystore *.kdbx *.ppk *.ovpn *.tfvars *.tfvars.json *.tfstate*
  id_rsa id_dsa id_ecdsa id_ed25519 .ssh/** .aws/** .gnupg/** .kube/** .docker/** kubeconfig
  credentials credentials.json credentials.csv credentials.y*ml *secrets.y*ml secrets.json service-account*.json
`;
const listed = (patterns) => patterns.trim().split(/\s+/);
const EXCLUDED = [
    ':(exclude,attr:linguist-generated)',
    ':(exclude,attr:linguist-generated=true)',
    ...listed(GENERATED).map((pattern) => `:(exclude,glob,attr:!linguist-generated)**/${pattern}`),
    ...listed(SECRET).map((pattern) => `:(exclude,glob,icase)**/${pattern}`),
];
/** Plumbing: what the checkout's configuration says of `git diff` does not count. */
const DIFF = ['diff-tree', '-r', '-M', '--no-ext-diff', '--no-textconv', '--no-color', '--submodule=short'];
/**
 * What git knows of the changes. Rejects with a SetupError that says what to change where git cannot tell, and with the
 * signal's reason once the run is being stopped.
 */
async function gitChanges(parts, start, deps) {
    const git = openGit(deps);
    const wants = (part) => parts.includes(part);
    const range = await (0,git_range/* rangeIn */.h)(git, start, wants('commits'));
    const commits = wants('commits') ? await commitsIn(git, range) : undefined;
    const files = wants('diff') || wants('files') ? await filesIn(git, range) : [];
    return {
        range,
        commits,
        files: wants('files') ? files : undefined,
        diff: wants('diff') ? { patches: await patchesIn(git, range), total: files.length } : undefined,
    };
}
async function commitsIn(git, { base, head }) {
    const range = [`${base}..${head}`, '--'];
    const total = Number((await run(git, 'rev-list', '--count', ...range)).stdout);
    const { stdout } = await run(git, 'log', '-z', '--format=%H%n%cs%n%B', `-${MAX_COMMITS}`, ...range);
    const newest = stdout.split('\0').flatMap((entry) => {
        const [id, date, ...message] = entry.split('\n');
        return id && date ? [{ id, date, message: message.join('\n') }] : [];
    });
    return { newest, total };
}
async function filesIn(git, { base, head }) {
    const { stdout, isCut } = await run(git, ...DIFF, '--name-status', base, head, '--');
    if (isCut)
        throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `git lists more changed files than are read (8 MiB).`, NEARER);
    return stdout.split('\n').flatMap((line) => {
        // git quotes a name that holds a tab or a line break.
        const [status = '', first, second] = line.split('\t');
        if (first === undefined)
            return [];
        const names = second === undefined ? { path: first } : { path: second, from: first };
        return [{ status: status.charAt(0), ...names }];
    });
}
async function patchesIn(git, { base, head }) {
    const { stdout, isCut } = await run(git, ...DIFF, '-p', base, head, '--', ...EXCLUDED);
    // Within a patch every line begins with a sign of git's.
    const [, ...patches] = `\n${stdout}`.split('\ndiff --git ');
    if (isCut)
        patches.pop();
    const isBinary = (patch) => patch.trimEnd().endsWith(' differ') && !patch.includes('\n@@ ');
    return patches.filter((patch) => !isBinary(patch)).map((patch) => `diff --git ${patch}`);
}
async function run(git, ...args) {
    const output = await git(...args);
    if (output.exitCode === 0)
        return output;
    throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `\`git ${args[0] ?? ''}\` failed over these changes (exit code ${output.exitCode}): ${(0,sentence/* code */.aY)(output.stderr)}`, (0,sentence/* text */.Qq) `The checkout may lack what it needs: give \`actions/checkout\` the input \`fetch-depth: 0\` and no \`filter\`.`);
}


/***/ })

};
