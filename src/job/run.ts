import { startOf } from '../context/git-start.ts';
import { contextParts, gitParts, promptWithContext } from '../context/prompt.ts';
import type { JobInputs } from '../inputs/inputs.ts';
import type { Publisher } from '../runner/publisher.ts';
import { isLoopback } from '../text/url.ts';
import type { Assignment, JobRunDeps } from './assignment.ts';
import { Conversation, type Place } from './conversation.ts';
import { dryRun } from './dry-run.ts';
import { runJob } from './lifecycle.ts';
import { jobSummary, type RunFacts, resultComment, resultInShort, toneOf } from './markdown.ts';
import { jobWords } from './messages.ts';
import { narrator } from './progress-log.ts';
import { fails, type JobReport, jobOutputs } from './report.ts';
import { openGate } from './send-guard.ts';
import type { JobTask, JobWatcher } from './task.ts';

/** Carries out one assignment (design: behaviour.md, The life of a job run). Gives whether the step fails. */
export async function jobRun(assignment: Assignment, inputs: JobInputs, deps: JobRunDeps): Promise<boolean> {
  const parts = contextParts(inputs.context, assignment.word !== undefined);
  // Known before anything is begun; a job that is named gets no context.
  const start =
    gitParts(parts).length > 0 && assignment.target.type !== 'job'
      ? startOf(deps.event, inputs['diff-base'])
      : undefined;
  const forCreate = (instruction: string) =>
    promptWithContext(instruction, {
      parts,
      issue: assignment.issue,
      fromEvent: assignment.quoted,
      api: deps.api,
      command: inputs.command,
      git: async (wanted) => (start === undefined ? [] : deps.git(wanted, start)),
    });
  if (inputs['dry-run']) {
    const report = await dryRun(assignment, { ...deps, inputs, forCreate });
    return publish(report, undefined, { assignment, inputs, deps });
  }

  // The step began with the process, and so did the clock.
  const deadline = inputs['timeout-minutes'] * 60_000;
  const talk = assignment.place && openConversation(assignment, assignment.place, { inputs, deps, deadline });
  const watcher = watching(narrator(deps.publisher, deps.clock), talk, deps.publisher);
  if (assignment.word !== undefined) deps.publisher.state('command', assignment.word);
  talk?.react('eyes');
  const task = taskOf(assignment, forCreate, talk);
  const report = await runJob(
    task,
    {
      wait: inputs.wait,
      intervalMs: inputs['poll-interval'] === undefined ? undefined : inputs['poll-interval'] * 1000,
      loopback: isLoopback(inputs['base-url']),
    },
    { service: deps.service, clock: deps.clock, deadline, signal: deps.signal, random: deps.random, watcher },
  );
  return publish(report, talk, { assignment, inputs, deps });
}

function taskOf(
  { instruction, target }: Assignment,
  forCreate: (instruction: string) => ReturnType<typeof promptWithContext>,
  talk: Conversation | undefined,
): JobTask {
  if (instruction === undefined) {
    const jobId = target.type === 'job' ? target.jobId : '';
    return { kind: 'attach', jobId, begin: talk && (() => talk.follow(jobId)) };
  }
  const gate =
    talk?.gate ??
    openGate(target.type === 'job' ? { type: 'message', jobId: target.jobId } : { type: 'create' });
  return {
    kind: 'request',
    prompts: { instruction, forCreate: () => forCreate(instruction) },
    // A job that was named is never replaced by a new one.
    mayReplace: target.type === 'continue',
    named: target.type === 'job' ? target.jobId : undefined,
    gate,
  };
}

interface Publication {
  assignment: Assignment;
  inputs: JobInputs;
  deps: JobRunDeps;
}

async function publish(
  report: JobReport,
  talk: Conversation | undefined,
  { assignment, inputs, deps }: Publication,
): Promise<boolean> {
  const { publisher } = deps;
  const failing = fails(report, inputs['fail-on']);
  const words = jobWords(report, { command: assignment.word, unrecorded: talk === undefined });
  const tone = toneOf(report, failing);
  const facts: RunFacts = { runUrl: deps.runUrl, projectId: inputs['project-id'], notes: talk?.notes ?? [] };

  // The comment comes last: it can take its time, and a kill must not take the result along.
  publisher.outputs(jobOutputs(report, ''));
  publisher.state('result', resultInShort(report, words, tone, facts));
  await publisher.summary(jobSummary(report, words, tone, facts));
  if (words.warning) publisher.warn('Unusable pull request address', words.warning);
  const announce = failing ? 'error' : report.outcome === 'unknown' ? 'warn' : 'notice';
  publisher[announce](words.title, words.happened, words.next);
  if (talk) {
    const body = resultComment(report, words, tone, { ...facts, reserved: talk.reserved });
    const url = await talk.finish(report, body, hasResult(report) ? 'rocket' : 'confused');
    if (url !== '') publisher.output('comment-url', url);
  }
  return failing;
}

/** A job's own good end; everything else wants somebody's attention. */
function hasResult({ because, outcome }: JobReport): boolean {
  return (because.kind === 'job-ended' && outcome !== 'failed') || because.kind === 'detached';
}

function openConversation(
  { commandId, target, instruction, word }: Assignment,
  place: Place,
  { inputs, deps, deadline }: { inputs: JobInputs; deps: JobRunDeps; deadline: number },
): Conversation {
  return new Conversation({
    ...deps,
    place,
    apiKey: inputs['api-key'],
    projectId: inputs['project-id'],
    command: { id: commandId, word: word ?? inputs.command, target },
    deadline,
    asked: instruction ?? '',
  });
}

/** Keeps for the post step, and for later steps, what a killed run must not lose; shows changes in the thread. */
function watching(watcher: JobWatcher, talk: Conversation | undefined, publisher: Publisher): JobWatcher {
  return {
    ...watcher,
    sending(request, prompt) {
      publisher.state('sending', request.kind);
      watcher.sending(request, prompt);
    },
    started(jobId, request) {
      publisher.output('job-id', jobId);
      publisher.output('request', request);
      publisher.state('job-id', jobId);
      watcher.started(jobId, request);
    },
    async seen(job, isEnd) {
      await watcher.seen(job, isEnd);
      if (!isEnd) await talk?.seen(job);
    },
  };
}
