import type { Text } from '../text/sentence.ts';

/** What people are told about a run's end: what it is, what happened, what to do. */
export interface Words {
  title: string;
  happened: Text;
  next: Text;
  /** A second message that stands on its own, such as a link that is not handed on. */
  warning?: Text;
}

/** To whom it is said how to go on: in a thread by its command, else in a workflow. */
export interface Audience {
  command?: string | undefined;
  /** The run writes no record: only who keeps the job's id finds the job again. */
  unrecorded?: boolean;
}
