export const id = 952;
export const ids = [952];
export const modules = {

/***/ 1952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gitBlocks: () => (/* binding */ gitBlocks)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/text/clean.js + 10 modules
var clean = __webpack_require__(222);
// EXTERNAL MODULE: ./build/text/sentence.js
var sentence = __webpack_require__(6677);
;// CONCATENATED MODULE: ./build/context/git-changes.js
/**
 * The changes in the output of `git diff-tree -r -z --raw --numstat`: first all raw entries, then all counts, every name
 * ended by NUL, so that no name can be taken for something else.
 */
function readChanges(output) {
    const tokens = output.split('\0');
    const changes = new Map();
    let at = 0;
    const next = () => tokens[at++] ?? '';
    while (at < tokens.length) {
        const token = next();
        const raw = /^:(\d{6}) (\d{6}) [0-9a-f]+ [0-9a-f]+ ([A-Z])\d*$/.exec(token);
        if (raw) {
            const [, before, after, status = ''] = raw;
            const first = next();
            const isMoved = status === 'R' || status === 'C';
            const path = isMoved ? next() : first;
            const isSubmodule = before === '160000' || after === '160000';
            changes.set(path, {
                path,
                status,
                lines: undefined,
                isSubmodule,
                isFolderToo: false,
                ...(isMoved ? { from: first } : {}),
            });
            continue;
        }
        const count = /^(-|\d+)\t(-|\d+)\t([\s\S]*)$/.exec(token);
        if (!count)
            continue;
        let path = count[3] ?? '';
        if (path === '') {
            next();
            path = next();
        }
        const change = changes.get(path);
        if (change && count[1] !== '-')
            change.lines = { added: Number(count[1]), deleted: Number(count[2]) };
    }
    const all = [...changes.values()];
    const folders = new Set(all.flatMap(namesOf).flatMap(foldersOf));
    for (const change of all)
        change.isFolderToo = namesOf(change).some((name) => folders.has(name));
    return all;
}
/** The name of a changed file, and its former one. */
function namesOf({ path, from }) {
    return from === undefined ? [path] : [from, path];
}
/** All folders that a path lies in. */
function foldersOf(path) {
    return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}

;// CONCATENATED MODULE: ./build/context/git-secrets.js
/** Secrets in what git says: tokens that say what they are, private keys, and what this run itself was given. Pure. */
const SECRET_TEXT = [
    /-----(?:BEGIN|END) [A-Z ]*PRIVATE KEY/,
    /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
    /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{40}|\bglpat-[\w-]{20}/,
    /\bxox[abprs]-[\w-]{10}|\bhooks\.slack\.com\/(?:services|workflows|triggers)\/T\w{6}/,
    /\b[rs]k_live_\w{16}|\bAIza[\w-]{35}|\bnpm_[A-Za-z0-9]{36}/,
    /\bsk-(?:(?:proj|svcacct|admin|ant|or-v1)-[\w-]{20}|[A-Za-z0-9]{20})/,
    // Names in code begin like this, too, but are words.
    /\bmint_(?:[a-z]{2,4}_)?(?=[A-Za-z0-9]{0,60}\d)[A-Za-z0-9]{20}/,
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10}/,
    // A password in an address; not where it only holds the place of one.
    /[a-z0-9]:\/\/([^\s/:@"'`<>]{0,100}):(?![$<{%*[(.]|(?:\1|(?:your|my)?[_-]?(?:password|passwd|pass|pwd|pw|secret|token|key)|x+|changeme|redacted)@)[^\s/@"'`<>]{3,200}@(?!sha256:)/i,
];
const PRIVATE_KEY = /^.*-----BEGIN [A-Z ]*PRIVATE KEY[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY.*|$(?![\s\S]))/gm;
/** The test for one run; `redact` takes the run's own secrets out of a text, in every form that they can have. */
function secretTest(redact) {
    return (text) => SECRET_TEXT.some((pattern) => pattern.test(text)) || redact(text) !== text;
}
/** The text without its private keys, whole, and without other lines that hold a secret; each is told in its place. */
function withoutSecrets(text, isSecret) {
    return text
        .replace(PRIVATE_KEY, '(a private key was left out)')
        .split('\n')
        .map((line) => (isSecret(line) ? '(a line that looks like a secret was left out)' : line))
        .join('\n');
}

// EXTERNAL MODULE: ./build/context/quote.js + 1 modules
var quote = __webpack_require__(1620);
;// CONCATENATED MODULE: ./build/context/git-blocks.js
/**
 * What git says as blocks of a prompt: cleaned, fenced, capped, and what is missing named. Everything here was written
 * by others; names of files are the boldest of it. Pure.
 */




/** Characters (UTF-16 units) of one block's quoted text, and how many names a list of what is missing holds. */
const GIT_LIMITS = { diff: 40_000, commits: 10_000, files: 10_000, names: 20 };
/** The block for `context: commits`, newest first; `total` counts all commits of the range. */
function commitsBlock(commits, total, range, isSecret) {
    const kept = [];
    let left = GIT_LIMITS.commits;
    for (const { id, date, message } of commits) {
        const said = withoutSecrets((0,clean/* cleanGit */.AC)(message).trim(), isSecret)
            .split('\n')
            .map((line) => (line.trim() === '' ? '' : `    ${line}`))
            .join('\n');
        const entry = `${id.slice(0, 12)} ${date}\n${said}`;
        if (entry.length > left && kept.length > 0)
            break;
        kept.push((0,quote/* cut */.Jj)(entry, left));
        left -= entry.length;
    }
    const missing = total - kept.length;
    return [
        `Commits ${between(range)}, newest first:`,
        (0,quote/* fenced */.OF)(kept.length === 0 ? '(none)' : kept.join('\n\n')),
        ...(missing > 0 ? [`(${count(missing, 'older commit was', 'older commits were')} left out.)`] : []),
    ].join('\n');
}
/** The block for `context: files`: every changed file with git's letter and its count of lines. */
function filesBlock(changes, range, isSecret) {
    const kept = [];
    let left = GIT_LIMITS.files;
    for (const change of changes) {
        const line = `${change.status} ${shownName(change, isSecret)}${linesOf(change)}`;
        left -= line.length + 1;
        if (left < 0)
            break;
        kept.push(line);
    }
    const missing = changes.length - kept.length;
    return [
        `Files that changed ${between(range)} (${changes.length} in all; A added, C copied, D deleted, M modified, R renamed, T other type):`,
        (0,quote/* fenced */.OF)(kept.length === 0 ? '(none)' : kept.join('\n')),
        ...(missing > 0 ? [`(${count(missing, 'file was', 'files were')} left out.)`] : []),
    ].join('\n');
}
/** The block for `context: diff`, in git's order of files. */
function diffBlock(patches, range, isSecret) {
    const whole = patches.flatMap((patch) => ('lines' in patch ? [patch] : []));
    const missing = [
        ...Object.entries(REASONS).flatMap(([reason, words]) => {
            const names = patches.flatMap((patch) => 'leftOut' in patch && patch.leftOut === reason ? [shownName(patch.change, isSecret)] : []);
            return names.length === 0 ? [] : [`${words}: ${listed(names)}`];
        }),
        ...whole.flatMap(({ change, cutLines }) => cutLines > 0 ? [`the last ${cutLines} lines of the diff of ${shownName(change, isSecret)}`] : []),
    ];
    return [
        `The changes ${between(range)}:`,
        (0,quote/* fenced */.OF)(whole.length === 0 ? '(none)' : whole.map(({ lines }) => lines).join('\n')),
        ...(missing.length > 0 ? ['Left out of it:', (0,quote/* fenced */.OF)(missing.join('\n'))] : []),
    ].join('\n');
}
const REASONS = {
    secret: 'may hold secrets',
    'odd-name': 'names that are no UTF-8',
    submodule: 'submodules',
    folder: 'a file became a folder, or a folder a file',
    binary: 'binary, or larger than 1 MiB',
    generated: 'marked as generated',
    lock: 'lock files',
    built: 'made by a build',
    room: 'no room',
};
/** A name on one line: quoted as in JSON where it holds what could be taken for something else. */
function shownName(change, isSecret) {
    return namesOf(change)
        .map((path) => (isSecret(path) ? '(a name that looks like a secret)' : git_blocks_name(path)))
        .join(' -> ');
}
function git_blocks_name(path) {
    if (!/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{e0000}-\u{e007f}"\\]|^\s|\s$| -> /v.test(path))
        return (0,quote/* cut */.Jj)(path, 300);
    return (0,quote/* cut */.Jj)(JSON.stringify(path), 300).replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{e0000}-\u{e007f}]/gv, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
function linesOf({ lines, isSubmodule }) {
    if (isSubmodule)
        return ' (submodule)';
    return lines === undefined ? ' (binary)' : ` (+${lines.added} -${lines.deleted})`;
}
function listed(names) {
    const more = names.length - GIT_LIMITS.names;
    return `${names.slice(0, GIT_LIMITS.names).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
function between({ base, head, named }) {
    const fork = named === undefined ? '' : ` (the merge base with ${named.slice(0, 12)})`;
    return `from ${base.slice(0, 12)}${fork} to ${head.slice(0, 12)}`;
}
function count(number, one, many) {
    return `${number} ${number === 1 ? one : many}`;
}

;// CONCATENATED MODULE: ./build/context/git-leave-out.js

/** Files that are there to hold secrets, by their names; examples of them (`.env.example`) are no secrets. */
const SECRET_FILES = [
    /^\.env(?:rc|[._-].*)?$|\.env$|^\.flaskenv$|^\.dev\.vars(?:\..*)?$/,
    /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|asc|gpg|tfvars|tfstate|ovpn)$|\.tfvars\.json$/,
    /\.tfstate\.backup$/,
    /^id_(?:rsa|dsa|ecdsa|ed25519)(?!.*\.pub$)/,
    /^[._]netrc$|^\.(?:npmrc|pypirc|htpasswd|git-credentials|dockercfg|pgpass|vault-token)$/,
    /^(?:.+\.)?(?:credentials|secrets?)(?:\.(?:json|csv|ya?ml|toml|ini|txt|xml|properties|prod|local|dev)){0,2}$/,
    /^(?:service-?account|client_secret).*\.json$/,
    /^kubeconfig$|\.kubeconfig$/,
];
const SECRET_FOLDERS = /(?:^|\/)\.(?:ssh|aws|gnupg|kube|docker|azure|envs?)\//;
const EXAMPLES = /[._-](?:example|sample|template|dist)$|\.(?:md|mdx|rst)$/;
const LOCK_FILES = /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.(?:work\.)?sum|Package\.resolved|packages\.lock\.json|bun\.lockb|\.terraform\.lock\.hcl|.*\.(?:lock|lockfile))$/;
/** What a build or a package manager puts there. */
const BUILT = /\.min\.\w+$|\.(?:js|mjs|cjs|css)\.map$|(?:^|\/)(?:dist|node_modules)\//;
/**
 * Why a file is left out of the diff; undefined: it goes along. `marked` is its attribute `linguist-generated`: true,
 * false, or undefined where nobody said. Saying false keeps what looks like a lock file or a build's output.
 */
function whyLeftOut(change, marked) {
    const paths = namesOf(change);
    if (paths.some(isSecretFile))
        return 'secret';
    if (paths.some((path) => path.includes('\ufffd')))
        return 'odd-name';
    if (change.isSubmodule)
        return 'submodule';
    // To git its name would mean everything in the folder, too.
    if (change.isFolderToo)
        return 'folder';
    if (change.lines === undefined)
        return 'binary';
    if (marked !== undefined)
        return marked ? 'generated' : undefined;
    if (LOCK_FILES.test(nameOf(change.path)))
        return 'lock';
    return BUILT.test(change.path) ? 'built' : undefined;
}
function isSecretFile(path) {
    const name = nameOf(path).toLowerCase();
    if (EXAMPLES.test(name))
        return false;
    return SECRET_FOLDERS.test(path.toLowerCase()) || SECRET_FILES.some((pattern) => pattern.test(name));
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/context/git-process.js



/** One call of git has printed more than is taken. */
class TooLarge extends errors/* SetupError */.w3 {
}
/** For all calls of one run together. */
const MAX_MS = 60_000;
/** Of one call. */
const MAX_BYTES = 8_388_608;
/** What a program needs of the machine: where programs are, and on Windows where the system is. */
const HANDED_ON = ['PATH', 'Path', 'SystemRoot', 'windir', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP', 'TMPDIR'];
/**
 * git in the workspace, for looking only. What a checkout brings along (attributes, its own configuration) starts no
 * program: no hooks, monitors, pagers, signature checks, downloads of missing objects; callers pass `--no-ext-diff` and
 * `--no-textconv` where git knows them. No configuration but the checkout's own is read, and no variable of this run
 * (`INPUT_API-KEY`, tokens) is handed on.
 *
 * `@actions/exec` cannot end what it started. A call that is given up is left behind: its pipe breaks when this
 * process ends, and the runner ends what then remains of the job.
 */
function openGit({ load, env, workspace, clock, signal }) {
    const until = clock.now() + MAX_MS;
    const variables = environment(env, workspace);
    const fixed = [...FIXED, '-c', `safe.directory=${workspace}`];
    return async (...args) => {
        signal.throwIfAborted();
        const { exec } = await load();
        const given = Promise.withResolvers();
        const over = new AbortController();
        const chunks = [];
        let size = 0;
        const running = exec('git', [...fixed, ...args], {
            cwd: workspace,
            env: variables,
            silent: true,
            ignoreReturnCode: true,
            listeners: {
                stdout(data) {
                    size += data.length;
                    if (size > MAX_BYTES)
                        given.resolve('too-large');
                    else
                        chunks.push(data);
                },
                stderr() { },
            },
        });
        const late = clock.sleep(Math.max(0, until - clock.now()), AbortSignal.any([signal, over.signal])).then(() => 'too-long', () => 'stopped');
        let end;
        try {
            end = await Promise.race([running, given.promise, late]);
        }
        catch (error) {
            throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `git could not be started: ${(0,sentence/* code */.aY)(error instanceof Error ? error.message : String(error))}`, (0,sentence/* text */.Qq) `\`context\` with \`diff\`, \`commits\` or \`files\` needs git on the runner, and a repository that was checked out into the workspace.`);
        }
        finally {
            over.abort();
        }
        signal.throwIfAborted();
        if (typeof end === 'number')
            return { exitCode: end, stdout: Buffer.concat(chunks).toString('utf8') };
        const remedy = (0,sentence/* text */.Qq) `Name a revision that is nearer in \`diff-base\`, or leave that part out of \`context\`.`;
        throw end === 'too-large'
            ? new TooLarge((0,sentence/* text */.Qq) `git has more to say about these changes than is taken (8 MiB).`, remedy)
            : new errors/* SetupError */.w3((0,sentence/* text */.Qq) `git took longer than ${MAX_MS / 1000} s over these changes.`, remedy);
    };
}
const FIXED = [
    '--no-pager',
    '--no-replace-objects',
    '--literal-pathspecs',
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
    const handedOn = HANDED_ON.flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
    });
    return {
        ...Object.fromEntries(handedOn),
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

;// CONCATENATED MODULE: ./build/context/git-range.js


/** Finds the commits. Throws a SetupError that says what the checkout lacks and how it gets it. */
async function rangeIn(git, start, hasDotGit) {
    const look = new Lookup(git);
    await look.needRepository(hasDotGit);
    switch (start.from) {
        case 'revision': {
            const { revision } = start;
            // A branch that was not checked out exists under its remote name only.
            const base = (await look.commit(revision)) ?? (await look.commit(`refs/remotes/origin/${revision}`));
            if (base === undefined)
                throw await look.missing((0,sentence/* text */.Qq) `\`diff-base\` ${(0,sentence/* code */.aY)(revision)}`);
            const head = await look.need('HEAD', CHECKED_OUT);
            return look.fork(base, head, (0,sentence/* text */.Qq) `The merge base of ${(0,sentence/* code */.aY)(revision)} and the commit that was checked out`);
        }
        case 'push': {
            const before = (0,sentence/* text */.Qq) `The commit before the push, ${git_range_short(start.before)},`;
            const base = await look.need(start.before, before, FORCED);
            return { base, head: await look.need('HEAD', CHECKED_OUT) };
        }
        case 'pull': {
            const head = await look.need(start.head, (0,sentence/* text */.Qq) `The pull request’s newest commit, ${git_range_short(start.head)},`);
            const into = await look.need(start.base, (0,sentence/* text */.Qq) `The commit that the pull request goes to, ${git_range_short(start.base)},`);
            return look.fork(into, head, (0,sentence/* text */.Qq) `The merge base of the pull request`);
        }
        case 'tag': {
            const head = await look.need(`refs/tags/${start.tag}`, (0,sentence/* text */.Qq) `The tag ${(0,sentence/* code */.aY)(start.tag)}`);
            const base = await look.tagBefore(head);
            if (base === undefined)
                throw await look.missing((0,sentence/* text */.Qq) `A tag before ${(0,sentence/* code */.aY)(start.tag)}`, FIRST);
            await look.needAll(base, head);
            return { base, head };
        }
    }
}
/** Throws a SetupError where a shallow clone lacks commits of the range: a list of them would be short without a word. */
function needAllCommits(git, { base, head }) {
    return new Lookup(git).needAll(base, head);
}
const CHECKED_OUT = (0,sentence/* text */.Qq) `The commit that was checked out`;
const FORCED = (0,sentence/* text */.Qq) `After a forced push it can be gone: name another revision in \`diff-base\`.`;
const FIRST = (0,sentence/* text */.Qq) `For a first release name the revision in \`diff-base\`.`;
class Lookup {
    git;
    constructor(git) {
        this.git = git;
    }
    async needRepository(hasDotGit) {
        const { exitCode } = await this.git('rev-parse', '--git-dir');
        if (exitCode === 0)
            return;
        if (await hasDotGit()) {
            throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `git refuses the repository in the workspace: it belongs to another user, or is damaged.`, (0,sentence/* text */.Qq) `In a container, use an image with git 2.38 or newer; else check out as the user that runs this step.`);
        }
        throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `There is no git repository in the workspace.`, (0,sentence/* text */.Qq) `\`context\` with \`diff\`, \`commits\` or \`files\` needs \`actions/checkout\` with \`fetch-depth: 0\` before this step.`);
    }
    /** The id of the commit that a revision means, if it is there. */
    async commit(revision) {
        const { exitCode, stdout } = await this.git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
        const id = stdout.trim();
        return exitCode === 0 && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id) ? id : undefined;
    }
    /** From the merge base of both; that is the named commit itself where it lies behind. */
    async fork(named, head, what) {
        const { exitCode, stdout } = await this.git('merge-base', named, head);
        const base = stdout.trim();
        if (exitCode !== 0 || base === '')
            throw await this.missing(what);
        if (base === named)
            return { base, head };
        await this.needAll(base, head, named);
        return { base, head, named };
    }
    /** The commit of the nearest tag behind, on whichever side of a merge; not of a tag of this very commit. */
    async tagBefore(head) {
        const own = await this.git('for-each-ref', '--format=%(refname:strip=2)', `--points-at=${head}`, 'refs/tags');
        // A tag's name holds nothing that a pattern would read.
        const others = own.stdout.split('\n').flatMap((name) => (name === '' ? [] : [`--exclude=${name}`]));
        const { exitCode, stdout } = await this.git('describe', '--tags', '--abbrev=0', ...others, head);
        const before = stdout.trim();
        return exitCode === 0 && before !== '' ? this.commit(`refs/tags/${before}`) : undefined;
    }
    /** A shallow clone ends in commits that count as first ones; only their own text still names parents. */
    async needAll(base, ...heads) {
        if (!(await this.isShallow()))
            return;
        const { stdout } = await this.git('rev-list', '--max-parents=0', ...heads, `^${base}`);
        for (const first of stdout.split('\n').filter((id) => id !== '')) {
            const commit = await this.git('cat-file', 'commit', first);
            if (!/^tree .*\nparent /.test(commit.stdout))
                continue;
            throw await this.missing((0,sentence/* text */.Qq) `A commit that came after ${git_range_short(base)}`, []);
        }
    }
    async isShallow() {
        const { stdout } = await this.git('rev-parse', '--is-shallow-repository');
        return stdout.trim() === 'true';
    }
    async need(revision, what, otherwise) {
        const id = await this.commit(revision);
        if (id === undefined)
            throw await this.missing(what, otherwise);
        return id;
    }
    /** What to do where something is not there: a shallow clone is the usual cause. */
    async missing(what, otherwise = (0,sentence/* text */.Qq) `Check \`diff-base\`, and which commit is checked out.`) {
        return (await this.isShallow())
            ? new errors/* SetupError */.w3((0,sentence/* text */.Qq) `${what} is not in the checkout, which holds only the newest commits.`, (0,sentence/* sentences */.hC)((0,sentence/* text */.Qq) `Give \`actions/checkout\` the input \`fetch-depth: 0\`.`, otherwise))
            : new errors/* SetupError */.w3((0,sentence/* text */.Qq) `${what} is not in the checkout.`, (0,sentence/* text */.Qq) `${otherwise} \`actions/checkout\` needs \`fetch-depth: 0\`.`);
    }
}
function git_range_short(id) {
    return (0,sentence/* code */.aY)(id.slice(0, 12));
}

;// CONCATENATED MODULE: ./build/context/git.js









/** Commits whose messages are read, files whose lines are; each file is a call of git. */
const MAX_COMMITS = 100;
const MAX_PATCHES = 200;
/** Characters of names in one call's arguments; Windows takes 32,767 in all. */
const MAX_ARGUMENTS = 20_000;
const PLAIN = ['--no-ext-diff', '--no-textconv', '--no-color', '--submodule=short', '--no-relative', '-M'];
/**
 * The blocks for `context: diff, commits, files` (design: interface.md, `context`), in a fixed order: commits, files,
 * diff. Rejects with a SetupError that says what to change where git cannot tell, and with the signal's reason once
 * the run is being stopped.
 */
async function gitBlocks(parts, start, { redact, hasDotGit, ...deps }) {
    const git = openGit(deps);
    const isSecret = secretTest(redact);
    const range = await rangeIn(git, start, hasDotGit);
    const blocks = [];
    if (parts.includes('commits'))
        blocks.push(await commitsOf(git, range, isSecret));
    if (!parts.includes('files') && !parts.includes('diff'))
        return blocks;
    const { base, head } = range;
    const changes = readChanges(await printed(git, 'diff-tree', '-r', '-z', '--raw', '--numstat', ...PLAIN, base, head));
    if (parts.includes('files'))
        blocks.push(filesBlock(changes, range, isSecret));
    if (parts.includes('diff')) {
        const patches = await patchesOf(git, changes, range, isSecret);
        blocks.push(diffBlock(patches, range, isSecret));
    }
    return blocks;
}
async function commitsOf(git, range, isSecret) {
    await needAllCommits(git, range);
    const span = `${range.base}..${range.head}`;
    const total = Number(await printed(git, 'rev-list', '--count', span));
    const options = ['--no-show-signature', '--no-notes', '--no-mailmap', '--no-decorate', '--no-color'];
    const log = await printed(git, 'log', '-z', ...options, '--encoding=UTF-8', `--max-count=${MAX_COMMITS}`, '--format=%H %cs%n%B', span);
    const commits = log.split('\0').flatMap((entry) => {
        const [, id, date, message = ''] = /^([0-9a-f]+) (\S+)\n([\s\S]*)$/.exec(entry) ?? [];
        return id === undefined || date === undefined ? [] : [{ id, date, message }];
    });
    return commitsBlock(commits, total, range, isSecret);
}
/** Small files first, so that most of them fit; shown in git's order. */
async function patchesOf(git, changes, range, isSecret) {
    const marked = await generated(git, changes);
    const patches = new Map();
    const candidates = [];
    for (const change of changes) {
        const leftOut = whyLeftOut(change, marked.get(change.path));
        if (leftOut === undefined)
            candidates.push(change);
        else
            patches.set(change, { change, leftOut });
    }
    let left = GIT_LIMITS.diff;
    for (const [index, change] of candidates.toSorted((a, b) => sizeOf(a) - sizeOf(b)).entries()) {
        const patch = index < MAX_PATCHES && left > 0
            ? await patchOf(git, change, range, left, isSecret)
            : { change, leftOut: 'room' };
        if ('lines' in patch)
            left -= patch.lines.length;
        patches.set(change, patch);
    }
    return changes.flatMap((change) => patches.get(change) ?? []);
}
async function patchOf(git, change, { base, head }, room, isSecret) {
    const wanted = ['-r', '-p', '--unified=3', ...PLAIN, base, head, '--', ...namesOf(change)];
    const raw = await printed(git, 'diff-tree', ...wanted).catch((error) => {
        if (error instanceof TooLarge)
            return undefined;
        throw error;
    });
    if (raw === undefined)
        return { change, leftOut: 'room' };
    const lines = (0,clean/* cleanGit */.AC)(raw).trimEnd();
    if (isSecret(lines))
        return { change, leftOut: 'secret' };
    if (lines.length <= room)
        return { change, lines, cutLines: 0 };
    const kept = lines.slice(0, lines.lastIndexOf('\n', room));
    // A header without lines would say nothing.
    if (!/\n@@[^\n]*\n./.test(kept))
        return { change, leftOut: 'room' };
    return { change, lines: kept, cutLines: lines.split('\n').length - kept.split('\n').length };
}
/** What `.gitattributes` says of `linguist-generated`, for the files of which it says something. */
async function generated(git, changes) {
    const marked = new Map();
    const paths = changes.map(({ path }) => path).filter((path) => !path.includes('\ufffd'));
    while (paths.length > 0) {
        const some = paths.splice(0, batchOf(paths));
        const answer = await printed(git, 'check-attr', '-z', 'linguist-generated', '--', ...some);
        const fields = answer.split('\0');
        for (let at = 0; at + 2 < fields.length; at += 3) {
            const [path = '', , value = ''] = fields.slice(at, at + 3);
            if (value !== 'unspecified')
                marked.set(path, value !== 'unset' && value !== 'false');
        }
    }
    return marked;
}
/** How many of the first names fit into one call, at least one. */
function batchOf(paths) {
    let size = 0;
    const end = paths.findIndex((path, index) => {
        size += path.length + 3;
        return index > 0 && size > MAX_ARGUMENTS;
    });
    return end === -1 ? paths.length : end;
}
function sizeOf({ lines }) {
    return (lines?.added ?? 0) + (lines?.deleted ?? 0);
}
async function printed(git, ...args) {
    const { exitCode, stdout } = await git(...args);
    if (exitCode === 0)
        return stdout;
    throw new errors/* SetupError */.w3((0,sentence/* text */.Qq) `\`git ${args[0] ?? ''}\` failed over these changes (exit code ${exitCode}).`, (0,sentence/* text */.Qq) `The checkout may lack what it needs: give \`actions/checkout\` the input \`fetch-depth: 0\` and no \`filter\`.`);
}


/***/ })

};
