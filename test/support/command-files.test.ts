import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastValues, parseKeyValues, parsePathFile } from './command-files.ts';

describe('key values', () => {
  test.each([
    ['', []],
    ['a=b\n', [['a', 'b']]],
    ['a=b', [['a', 'b']]],
    ['a=b=c<<d\n', [['a', 'b=c<<d']]],
    ['\n\na=\n', [['a', '']]],
    ['a<<E\nE\n', [['a', '']]],
    ['a<<E\n\nE\n', [['a', '']]],
    [
      'a<<E\nx\ny\nE\nb=1\n',
      [
        ['a', 'x\ny'],
        ['b', '1'],
      ],
    ],
    ['a<<E\nx=1\n\nE \nE', [['a', 'x=1\n\nE ']]],
    ['a<<E=\nx\nE=\n', [['a', 'x']]],
    ['a<<E\r\nx\r\nE\r\n', [['a', 'x\r']]],
    ['\uFEFFa=b\n', [['a', 'b']]],
  ] as const)('%j', (text, expected) => {
    expect(parseKeyValues(text).map(({ name, value }) => [name, value])).toEqual(expected);
  });

  test('Windows ends lines with CRLF too', () => {
    expect(parseKeyValues('a<<E\r\nx\r\ny\nE\r\nb=1\r\n', { windows: true })).toEqual([
      { name: 'a', value: 'x\r\ny' },
      { name: 'b', value: '1' },
    ]);
  });

  test.each(['a', 'a<<\n', '<<E\nx\nE\n', '=x\n', 'a<<E\nx\n', 'a<<E\nx', 'a<<E'])('refused: %j', (text) => {
    expect(() => parseKeyValues(text)).toThrow(/^Command file: /);
  });

  test('a value that holds another delimiter stays one value', () => {
    const unit = fc.constantFrom('E1', '<<', '=', '\n', '\r', 'b', 'ghadelimiter_', ' ');
    fc.assert(
      fc.property(fc.array(unit), (parts) => {
        const value = parts.join('');
        fc.pre(!value.split('\n').includes('DELIMITER'));
        expect(parseKeyValues(`a<<DELIMITER\n${value}\nDELIMITER\n`)).toEqual([{ name: 'a', value }]);
      }),
    );
  });
});

test('the last value of a name counts, whatever the name', () => {
  const values = lastValues(parseKeyValues('a=1\n__proto__=x\na=2\n'));
  expect(Object.entries(values)).toEqual([
    ['a', '2'],
    ['__proto__', 'x'],
  ]);
});

test('a path file has a folder a line', () => {
  expect(parsePathFile('/a\r\n\n/b\n')).toEqual(['/a', '/b']);
});
