import { again, done, HOUR, MINUTE, wait } from '../poll/waiting.ts';
import { documentedWorkflow } from '../workflows/files.ts';
import type { Figure } from './figure.ts';

const JOBS = 20;
const LENGTH = 20 * MINUTE;
const DAYS = 365.25 / 12;
const MOST = 150;

/**
 * Minutes of runners in a month for 20 jobs of 20 minutes, each opening a pull request in the repository. GitHub rounds
 * every run up to whole minutes, and a run of a few seconds counts as one.
 */
export async function monthOfJobs() {
  const looks = (at: number) => (at >= LENGTH ? done : again);
  const { endedAt, times } = await wait({ looks, within: HOUR });

  const [, cron = ''] = /cron: "([^"]+)"/.exec(documentedWorkflow('Docs collect')) ?? [];
  const schedule = Math.round(runsADay(cron) * DAYS);
  return {
    waiting: JOBS * Math.ceil(endedAt / MINUTE),
    /** To the service, by the runs that wait. */
    requests: JOBS * (1 + times.length),
    starts: JOBS,
    opened: JOBS,
    schedule,
  };
}

/** Of a schedule with lists and steps in its minutes and hours. */
function runsADay(cron: string): number {
  const [minutes = '', hours = '', ...days] = cron.split(' ');
  if (days.join(' ') !== '* * *') throw new RangeError(`not every day: ${cron}`);

  const times = (field: string, all: number) => {
    const [, step] = /^\*(?:\/(\d+))?$/.exec(field) ?? [];
    return field.startsWith('*') ? all / Number(step ?? 1) : field.split(',').length;
  };
  return times(minutes, 60) * times(hours, 24);
}

export const minutes: Figure = {
  name: 'Runner minutes of mode `collect` in a month with 20 jobs of 20 minutes, by the recipe',
  goal: `≤ ${MOST}`,
  async measure() {
    const { waiting, starts, opened, schedule } = await monthOfJobs();
    return {
      measured: String(opened + schedule),
      met: opened + schedule <= MOST,
      note: `${schedule} runs on the schedule, and ${opened} for opened pull requests. The runs that start the jobs take ${starts} minutes. Runs that wait take ${waiting}, computed with \`src/poll.ts\`.`,
    };
  },
};
