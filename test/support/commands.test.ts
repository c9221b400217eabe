import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commandsOfLine,
  executedCommand,
  parseCommands,
  registeredCommands,
  runnerLines,
} from './commands.ts';

describe('what the runner carries out', () => {
  test.each([
    ['::debug::text', 2, 'debug', 'text', {}],
    ['  \t::debug::text', 2, 'debug', 'text', {}],
    ['\u0085\u00a0::debug::text', 2, 'debug', 'text', {}],
    ['::DEBUG::text', 2, 'debug', 'text', {}],
    ['::debug::', 2, 'debug', '', {}],
    ['::endgroup::', 2, 'endgroup', '', {}],
    ['::error file=a%3Ab%2Cc,line=1::m%0An%250A', 2, 'error', 'm\nn%0A', { file: 'a:b,c', line: '1' }],
    ['::set-output name=x::a::b', 2, 'set-output', 'a::b', { name: 'x' }],
    ['##[add-mask]x', 1, 'add-mask', 'x', {}],
    ['text ##[add-mask]x', 1, 'add-mask', 'x', {}],
    ['##[set-output name=a%3Bb;]c%5D', 1, 'set-output', 'c]', { name: 'a;b' }],
    ['::nothing::##[set-env name=x]y', 1, 'set-env', 'y', { name: 'x' }],
    ['##[stop-commands]token', 1, 'stop-commands', 'token', {}],
  ] as const)('%j', (line, grammar, name, data, properties) => {
    expect(executedCommand(line)).toMatchObject({ grammar, name, data });
    expect({ ...executedCommand(line)?.properties }).toEqual(properties);
  });

  test.each([
    '',
    'text ::debug::x',
    ':: debug::x',
    '::debug:x',
    '::debug',
    '::unknown::x',
    '##[unknown]x',
    '##[ debug]x',
    '## [debug]x',
    '##[debug',
    '##[x]##[add-mask]y',
    '\uFEFF::debug::x',
  ])('not a command: %j', (line) => {
    expect(executedCommand(line)).toBeNull();
  });
});

describe('what the check finds beyond that', () => {
  test.each([
    ['::debug::a ##[set-output name=x]y', ['2 debug true', '1 set-output false']],
    ['##[x]##[add-mask]y', ['1 add-mask false']],
    ['\u200b::set-env name=x::y', ['2 set-env false']],
    [':\u00ad:add-mask::y', ['2 add-mask false']],
    ['a #\u200b#[add-mask]y', ['1 add-mask false']],
    ['\x1b::debug::y', ['2 debug false']],
    ['##[add-mask]a ##[add-mask]b', ['1 add-mask true']],
    ['a ::debug:: b', []],
  ])('%j', (line, expected) => {
    expect(
      commandsOfLine(line).map(({ grammar, name, executed }) => `${grammar} ${name} ${executed}`),
    ).toEqual(expected);
  });
});

test('lines end at LF, CRLF and a lone CR', () => {
  expect(runnerLines('a\r::b\r\nc\n\nd')).toEqual(['a', '::b', 'c', '', 'd']);
  expect(runnerLines('a\n')).toEqual(['a']);
  expect(parseCommands('harmless\r::set-output name=x::y\n').map(({ name }) => name)).toEqual(['set-output']);
});

test('a command is found wherever it is planted', () => {
  const name = fc.constantFrom(...registeredCommands);
  const noise = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[[\]#:\r\n]/g, ''));
  fc.assert(
    fc.property(name, noise, noise, (command, before, data) => {
      expect(parseCommands(`${before}##[${command}]${data}`).map((found) => found.name)).toContain(command);
      expect(parseCommands(`${before}\r::${command}::${data}`).map((found) => found.name)).toContain(command);
    }),
  );
});

test('no text makes the parser throw', () => {
  const token = fc.constantFrom(
    '::',
    '##[',
    ']',
    ' ',
    ',',
    ';',
    '=',
    '%0A',
    'debug',
    '\r',
    '\n',
    'é',
    '\u200b',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(token, fc.string()), { maxLength: 12 }), (parts) => {
      const line = parts.join('');
      for (const { name } of parseCommands(line)) expect(registeredCommands).toContain(name);
    }),
  );
});
