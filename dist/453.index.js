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



/** What to do where there is too much. */
const NEARER = (0,sentence/* text */.Qq) `Name a revision that is nearer in \`diff-base\`, or leave that part out of \`context\`.`;
/** For all calls of one run together. */
const MAX_MS = 60_000;
/** Of one call. */
const MAX_BYTES = 8_388_608;
/** What a program needs of the machine: where programs are, and on Windows where the system is. */
const PASSED_ON = ['PATH', 'Path', 'SystemRoot', 'windir', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'TMPDIR'];
/**
 * git in the workspace, for reading only. What a checkout brings along (attributes, its own configuration) starts no
 * program: no hooks, monitors, pagers, signature checks, downloads of missing objects; callers pass `--no-ext-diff` and
 * `--no-textconv` where git knows them. No configuration but the checkout's own is read, and no variable of this run
 * (`INPUT_API-KEY`, tokens) is passed on.
 *
 * `@actions/exec` cannot end what it started: a call that is given up is left behind, its pipe breaks when this process
 * ends, and the runner ends what then remains of the job.
 */
function openGit({ load, env, workspace, clock, signal }) {
    const until = clock.now() + MAX_MS;
    const variables = environment(env, workspace);
    const fixed = ['-C', workspace, ...FIXED, '-c', `safe.directory=${workspace}`];
    return async (...args) => {
        signal.throwIfAborted();
        const { exec } = await load();
        const ended = new AbortController();
        const tooMuch = Promise.withResolvers();
        const chunks = [];
        let size = 0;
        let stderr = '';
        const running = exec('git', [...fixed, ...args], {
            // Windows looks for programs in the current folder first: that must not be the workspace.
            cwd: (0,external_node_path_.parse)(workspace).root,
            env: variables,
            silent: true,
            ignoreReturnCode: true,
            listeners: {
                stdout(data) {
                    size += data.length;
                    chunks.push(data.subarray(0, Math.max(0, data.length - Math.max(0, size - MAX_BYTES))));
                    if (size > MAX_BYTES)
                        tooMuch.resolve('cut');
                },
                stderr(data) {
                    stderr = (stderr + data.toString('utf8')).slice(0, 500);
                },
            },
        });
        const late = clock.sleep(Math.max(0, until - clock.now()), AbortSignal.any([signal, ended.signal])).then(() => 'late', () => 'stopped');
        let end;
        try {
            end = await Promise.race([running, tooMuch.promise, late]);
        }
        catch (error) {
            throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `git could not be started: ${(0,sentence/* code */.aY)(error instanceof Error ? error.message : String(error))}`, (0,sentence/* text */.Qq) `\`context\` with \`diff\`, \`commits\` or \`files\` needs git on the runner, and a repository that was checked out into the workspace.`);
        }
        finally {
            ended.abort();
        }
        signal.throwIfAborted();
        if (end === 'late')
            throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `git took longer than ${MAX_MS / 1000} s over these changes.`, NEARER);
        const stdout = Buffer.concat(chunks).toString('utf8');
        return {
            exitCode: typeof end === 'number' ? end : 0,
            stdout,
            stderr: stderr.trim(),
            isCut: size > MAX_BYTES,
        };
    };
}
const FIXED = [
    '--no-pager',
    '--no-replace-objects',
    ...[
        'core.fsmonitor=false',
        'core.hooksPath=/dev/null',
        'core.attributesFile=/dev/null',
        'core.quotePath=false',
        // Larger files count as binary.
        'core.bigFileThreshold=1m',
        'diff.renameLimit=400',
        'log.showSignature=false',
        'credential.helper=',
    ].flatMap((setting) => ['-c', setting]),
];
function environment(env, workspace) {
    const passedOn = PASSED_ON.flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
    });
    return {
        ...Object.fromEntries(passedOn),
        LC_ALL: 'C',
        TZ: 'UTC',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        // The workspace is the repository, or there is none: nothing above it is looked at.
        GIT_CEILING_DIRECTORIES: (0,external_node_path_.dirname)(workspace),
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
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
    const range = await (0,git_range/* rangeIn */.hO)(git, start);
    const commits = parts.includes('commits') ? await commitsIn(git, range) : undefined;
    const wantsDiff = parts.includes('diff');
    const files = wantsDiff || parts.includes('files') ? await filesIn(git, range) : [];
    return {
        range,
        commits,
        files: parts.includes('files') ? files : undefined,
        diff: wantsDiff ? { patches: await patchesIn(git, range), total: files.length } : undefined,
    };
}
async function commitsIn(git, range) {
    await (0,git_range/* needAllCommits */.CD)(git, range);
    const span = ['--end-of-options', `${range.base}..${range.head}`, '--'];
    const total = Number(await printed(git, 'rev-list', '--count', ...span));
    const options = ['--no-show-signature', '--no-notes', '--no-mailmap', '--no-decorate', '--no-color'];
    const format = ['--encoding=UTF-8', '--format=%H%n%cs%n%B', `--max-count=${MAX_COMMITS}`];
    const log = await printed(git, 'log', '-z', ...options, ...format, ...span);
    const newest = log.split('\0').flatMap((entry) => {
        const [id, date, ...message] = entry.split('\n');
        return id && date ? [{ id, date, message: message.join('\n') }] : [];
    });
    return { newest, total };
}
async function filesIn(git, { base, head }) {
    const list = await printed(git, ...DIFF, '--name-status', '--end-of-options', base, head, '--');
    return list.split('\n').flatMap((line) => {
        // git quotes a name that holds a tab or a line break.
        const [status = '', first, second] = line.split('\t');
        if (first === undefined)
            return [];
        const names = second === undefined ? { path: first } : { path: second, from: first };
        return [{ status: status.charAt(0), ...names }];
    });
}
async function patchesIn(git, { base, head }) {
    const args = [...DIFF, '-p', '--unified=3', '--end-of-options', base, head, '--', ...EXCLUDED];
    const { stdout, isCut } = await succeeded(git, ...args);
    // Within a patch every line begins with a sign of git's.
    const [, ...patches] = `\n${stdout}`.split('\ndiff --git ');
    if (isCut)
        patches.pop();
    return patches.map((patch) => `diff --git ${patch}`).filter((patch) => !isBinary(patch));
}
function isBinary(patch) {
    return patch.trimEnd().endsWith(' differ') && !patch.includes('\n@@ ');
}
async function printed(git, ...args) {
    const { stdout, isCut } = await succeeded(git, ...args);
    if (isCut)
        throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `git has more to say about these changes than is taken (8 MiB).`, NEARER);
    return stdout;
}
async function succeeded(git, ...args) {
    const output = await git(...args);
    if (output.exitCode === 0)
        return output;
    throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `\`git ${args[0] ?? ''}\` failed over these changes (exit code ${output.exitCode}): ${(0,sentence/* code */.aY)(output.stderr)}`, (0,sentence/* text */.Qq) `The checkout may lack what it needs: give \`actions/checkout\` the input \`fetch-depth: 0\` and no \`filter\`.`);
}


/***/ })

};
