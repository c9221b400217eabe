import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

/** Writes the name and the license text of every package whose code is in the bundle. */
const licenses: Plugin = {
  name: 'licenses',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    );
    const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []);
    const texts = [...new Set(folders)].sort().map((folder) => {
      const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      return [
        name,
        license,
        ...(file ? [readFileSync(join(folder, file), 'utf8').trim()] : []),
      ].join('\n');
    });
    this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: `${texts.join('\n\n')}\n` });
  },
};

/** Tells ncc the name of a file that is loaded on demand. `.ci/build.mjs` gives that name to the chunk. */
const chunkNames: Plugin = {
  name: 'chunk-names',
  renderChunk: (source) =>
    source.replaceAll(/\bimport\("([^"]+)"\)/g, (_, module: string) => {
      const name = module.replace(/^\.\/|^@|\.js$/g, '').replace('/', '-');
      return `import(/* webpackChunkName: "${name}" */ "${module}")`;
    }),
};

/** Files of `src/` in different folders may have the same name. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) {
  const [, folder] = /\/src\/(\w+)\/[^/]+$/.exec(facadeModuleId ?? '') ?? [];
  return folder === undefined ? `${name}.js` : `${folder}-${name}.js`;
}

const instead = (name: string) => join(import.meta.dirname, `.ci/${name}.mjs`);

// Rolldown compiles `src/` into `build/`, and leaves out what is not used of the packages. Without
// it, `dist/` would be three times as large, and a run would take almost twice as long to start.
// ncc makes `dist/` of that, with the license texts and the files that packages open by their
// paths. Without it, `@actions/exec`, which Rolldown leaves alone, would be missing on runners.
export default defineConfig({
  input: 'src/index.ts',
  platform: 'node',
  // ncc takes `process.cwd()` in this package for a path of the project, unless it finds it in node_modules.
  external: ['@actions/exec'],
  resolve: {
    alias: {
      // undici is CommonJS, of which nothing can be left out.
      undici$: instead('undici'),
      '@octokit/plugin-rest-endpoint-methods': instead('unused'),
      // HTTP/2 is off, bodies are texts, and the parser for processors with SIMD is there once more, for all others.
      './client-h2.js': instead('unused'),
      '../web/fetch/body.js': instead('unused'),
      '../llhttp/llhttp_simd-wasm.js': '../llhttp/llhttp-wasm.js',
    },
  },
  // These packages declare nothing, and importing them has no effect: what is not used of them is left out.
  treeshake: { moduleSideEffects: [{ test: /node_modules\/@actions\//, sideEffects: false }] },
  plugins: [licenses, chunkNames],
  // An import that is not found is only a warning, and would then be left to a node_modules that runners do not have.
  onLog(level, { message }) {
    if (level === 'warn') throw new Error(message);
  },
  output: {
    dir: 'build',
    cleanDir: true,
    chunkFileNames: chunkName,
    minifyInternalExports: false,
    // These comments are for readers of `src/`. Without them in the bundle, nobody has to weigh a comment against the size
    // of what every run loads.
    comments: { jsdoc: false },
  },
});
