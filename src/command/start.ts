import type { Voice, World } from '../environment.ts';
import { InputsError, modeNotAvailable, SetupError } from '../errors.ts';
import { type JobInputs, REPLACED_BY_COMMENT, readInputs } from '../inputs/inputs.ts';
import { jobRunDeps } from '../job/deps.ts';
import { code, text } from '../text/sentence.ts';
import type { CommentRead } from './comment.ts';
import { commandRun, reactConfused } from './run.ts';

/** Reads the inputs of a comment run and carries it out. Gives whether the step fails. */
export async function commentRun(
  { event, asked }: Extract<CommentRead, { kind: 'ours' }>,
  world: World,
  voice: Voice,
): Promise<boolean> {
  const api = () => world.api(world.inputs['github-token']);
  let inputs: JobInputs;
  try {
    const read = readInputs(world.inputs, {
      isCommentRun: true,
      eventIssue: event.issueNumber,
      isPublic: !event.repository.private,
    });
    if (read.mode === 'visitors') {
      throw new SetupError(
        text`A comment started this run, and \`mode: visitors\` answers no comments. Nothing was sent.`,
        text`Start the report by a schedule or by hand, and commands with \`mode: job\`.`,
      );
    }
    if (read.mode !== 'job') throw modeNotAvailable(read.mode);
    inputs = read;
  } catch (error) {
    const isDry = world.inputs['dry-run']?.trim().toLowerCase() === 'true';
    if (error instanceof InputsError && !isDry) await reactConfused(event, api);
    throw error;
  }
  const ignored = REPLACED_BY_COMMENT.filter((name) => (world.inputs[name] ?? '').trim() !== '');
  if (ignored.length > 0) {
    voice.publisher.warn(
      'Inputs ignored',
      text`A comment started this run and gives the instruction; ${code(ignored.join(', '))} do not count here.`,
    );
  }
  try {
    return await commandRun(asked, event, {
      inputs,
      deps: {
        ...jobRunDeps(inputs, world, voice),
        token: inputs['github-token']?.trim() ?? '',
        serverUrl: world.run.serverUrl,
      },
    });
  } catch (error) {
    if (error instanceof SetupError && !inputs['dry-run']) await reactConfused(event, api);
    throw error;
  }
}
