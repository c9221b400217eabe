import { expect, test } from 'vitest';
import { table } from './table.ts';

const figure = (number: number) => ({ number, name: `Figure ${number}`, goal: '≤ 1' });

test('a line a figure, met or not, and below it how it was measured', () => {
  const lines = [
    { figure: figure(1), finding: { measured: '0.80', verdict: 'met', notes: ['One pair.', 'No TLS.'] } },
    { figure: figure(2), finding: { measured: '1.20', verdict: 'not met', notes: [] } },
    { figure: figure(3), finding: { measured: '1.00', verdict: 'not judged: no --reference', notes: [] } },
    { figure: figure(4), finding: new Error('needs jq') },
  ] as const;
  expect(table(lines)).toBe(`| | figure | goal | measured | |
|--:|---|---|---|---|
| 1 | Figure 1 | ≤ 1 | 0.80 | met |
| 2 | Figure 2 | ≤ 1 | 1.20 | not met |
| 3 | Figure 3 | ≤ 1 | 1.00 | not judged: no --reference |
| 4 | Figure 4 | ≤ 1 | – | not measured: needs jq |

- **1**: One pair. No TLS.`);
});

test('a message of several lines, with bars, stays one cell', () => {
  const [, , row] = table([{ figure: figure(1), finding: new Error('a | b\n  c') }]).split('\n');
  expect(row).toBe('| 1 | Figure 1 | ≤ 1 | – | not measured: a \\| b c |');
});
