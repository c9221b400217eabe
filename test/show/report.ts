import type { StandinService } from '../standin/service/service.ts';
import { showStep } from './step.ts';

/** The visitor report over the stand-in's site: what holds of it, each with what to say. */
export async function showReport(
  service: StandinService,
  print: (line: string) => void,
): Promise<[string, boolean][]> {
  const before = service.requests.length;
  const inputs = {
    mode: 'visitors',
    'base-url': service.url,
    'project-id': 'ok',
    'api-key': service.key,
    top: '5',
  };
  const { exitCode, outputs, summary } = await showStep('Who reads the documentation', inputs, print);
  const requests = service.requests.length - before;
  const { outcome, pages = '', total, human, ai, both } = outputs;
  return [
    ['the visitor report ends with outcome=reported', exitCode === 0 && outcome === 'reported'],
    [`it read ${pages} pages with ${requests} requests`, Number(pages) > 1_000 && requests <= 60],
    [
      'people and AI, less those seen as both, are the total',
      Number(human) + Number(ai) - Number(both) === Number(total),
    ],
    ['its summary has a chart', summary.includes('xychart-beta')],
  ];
}
