import * as z from 'zod/mini';
import { SetupError } from '../errors.ts';
import { code, text } from '../text/sentence.ts';

/** Where `diff`, `commits` and `files` start from, as the workflow or its event says it; nothing is looked up yet. */
export type Start =
  /** Its merge base with what is checked out: the revision itself, unless it has moved on. */
  | { from: 'revision'; revision: string }
  /** The merge base of both; the changes end at `head`. */
  | { from: 'pull'; base: string; head: string }
  | { from: 'push'; before: string }
  /** The tag before this one; the changes end at it. */
  | { from: 'tag'; tag: string };

const Sha = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const Pull = z.object({
  pull_request: z.object({ base: z.object({ sha: Sha }), head: z.object({ sha: Sha }) }),
});
const Push = z.object({ before: Sha, ref: z.optional(z.string()) });
const Release = z.object({
  release: z.object({ tag_name: z.string().check(z.minLength(1), z.maxLength(250)) }),
});

/**
 * The start that `diff-base` names, else the event's own (design: interface.md, `diff-base`): the merge base of a pull
 * request, `before` of a push, the tag before a release's (and before a tag's that was pushed, which has no `before`).
 * Throws a SetupError that names `diff-base` for an event that has none.
 */
export function startOf(event: { name: string; payload: unknown }, diffBase: string | undefined): Start {
  if (diffBase !== undefined) return { from: 'revision', revision: diffBase };
  if (event.name === 'pull_request' || event.name === 'pull_request_target') {
    const pull = Pull.safeParse(event.payload);
    if (pull.success) {
      const { base, head } = pull.data.pull_request;
      return { from: 'pull', base: base.sha, head: head.sha };
    }
  }
  if (event.name === 'release') {
    const release = Release.safeParse(event.payload);
    if (release.success) return { from: 'tag', tag: release.data.release.tag_name };
  }
  if (event.name === 'push') {
    const push = Push.safeParse(event.payload);
    if (push.success && !/^0+$/.test(push.data.before)) return { from: 'push', before: push.data.before };
    const tag = /^refs\/tags\/(.{1,250})$/.exec(push.data?.ref ?? '')?.[1];
    if (tag !== undefined) return { from: 'tag', tag };
    throw new SetupError(
      text`This push made a new branch, so nothing says where its changes start. Nothing was sent.`,
      text`Name the revision in \`diff-base\`, such as \`origin/main\`.`,
    );
  }
  throw new SetupError(
    text`The event ${code(event.name)} does not say where the changes start. Nothing was sent.`,
    text`Name the revision in \`diff-base\`, such as \`origin/main\` or a tag, or leave \`diff\`, \`commits\` and \`files\` out of \`context\`.`,
  );
}
