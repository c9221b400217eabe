/** What GitHub would make of a Markdown text: its links, images, HTML, mentions and references. */

import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Handler = NonNullable<NonNullable<ReturnType<typeof gfmHtml>['exit']>['htmlText']>;

/** GitHub leaves the text of these alone. */
const LEFT_ALONE = ['a', 'code', 'pre', 'script', 'style'];

const MENTION = /(?<![a-zA-Z0-9])@([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9._-]*)?)/gi;
// Where GitHub's rules are not known, more is found. Seven digits or more can be the start of a commit's name too.
const REFERENCES = [
  /(?<![\w&/.-])(?:[a-z0-9-]+(?:\/[\w.-]+)?)?#\d+(?!\w)|(?<!\w)GH-\d+(?!\w)/gi,
  /(?<![\w#/.-])(?:[a-z0-9-]+(?:\/[\w.-]+)?@)?[0-9a-f]{7,40}(?!\w)/gi,
  /(?<!\w)(?:GHSA(?:-[0-9a-z]{4}){3}|CVE-\d{4}-\d{4,})(?!\w)/gi,
];

export function renderMarkdown(markdown: string) {
  const raw: string[] = [];
  const keep: Handler = function (token) {
    const html = this.sliceSerialize(token);
    raw.push(html);
    this.raw(html);
  };
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml(), { exit: { htmlFlowData: keep, htmlTextData: keep } }],
  });

  const parts = partsOf(html);
  const texts = parts.filter(({ text }) => text !== undefined);
  const free = texts.filter(({ open }) => !open.some((name) => LEFT_ALONE.includes(name)));
  const inText = (pattern: RegExp) => free.flatMap(({ text = '' }) => [...text.matchAll(pattern)]);
  return {
    html,
    links: parts.flatMap(({ href }) => href ?? []),
    images: parts.flatMap(({ src }) => src ?? []),
    elements: withoutComments(raw.join('')).match(/<[^>]*>?/g) ?? [],
    comments: parts.flatMap(({ comment }) => comment ?? []),
    /** `@name` and `@org/team` outside code and links. GitHub tells those who exist. */
    mentions: inText(MENTION).map(([, name = '']) => name),
    references: REFERENCES.flatMap(inText).map(([whole]) => whole),
    visible: texts.map(({ text }) => text).join(''),
    code: parts.flatMap(({ code }) => code ?? []),
  };
}

const withoutComments = (html: string) => html.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '');

interface Part {
  open: readonly string[];
  text?: string;
  comment?: string;
  code?: string;
  href?: string | undefined;
  src?: string | undefined;
}

export const partsOf = (html: string): Part[] => partsIn(parseFragment(html), []);

function partsIn(
  { childNodes }: DefaultTreeAdapterTypes.ParentNode,
  open: readonly string[],
): Part[] {
  return childNodes.flatMap((node): Part[] => {
    if ('value' in node) return [{ open, text: node.value }];
    if ('data' in node) return [{ open, comment: `<!--${node.data}-->` }];
    if (!('tagName' in node)) return [];

    const { tagName, attrs } = node;
    const inside = partsIn(node, [...open, tagName]);
    const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
    if (tagName === 'a') return [{ open, href: attribute('href') }, ...inside];
    if (tagName === 'img') return [{ open, src: attribute('src') }];
    if (tagName !== 'code') return inside;
    return [{ open, code: inside.map(({ text }) => text).join('') }, ...inside];
  });
}
