/** The default of each input that has one, as in `action.yml`. */
export const DEFAULTS: Readonly<Record<string, string>> = {
  mode: 'job',
  command: '/docs',
  'minimum-permission': 'write',
  context: 'auto',
  conversation: 'new',
  wait: 'true',
  'timeout-minutes': '30',
  comment: 'auto',
  'fail-on': 'failed,timed-out,unknown',
  'job-path': '/v2/agent/{projectId}/job/{id}',
  'dry-run': 'false',
  period: 'last-week',
  trend: '8',
  top: '20',
  'max-requests': '60',
  'give-up-after-hours': '24',
};

/** The inputs without a default of ours. */
const WITHOUT_DEFAULT = [
  'base-url',
  'project-id',
  'api-key',
  'github-token',
  'prompt',
  'prompt-file',
  'job-id',
  'diff-base',
  'poll-interval',
  'issue-number',
  'date-from',
  'date-to',
  'report-path',
];

/** The names of all inputs. */
export const INPUT_NAMES: readonly string[] = [...Object.keys(DEFAULTS), ...WITHOUT_DEFAULT];
