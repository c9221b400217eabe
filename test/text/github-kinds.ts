/** HTML as GitHub renders it for what people do with more than Markdown: suggestions, mails, forms, and more. */
import fc from 'fast-check';

type Change = readonly [kind: 'deletion' | 'addition', html: string];

export function suggestion(changes: readonly Change[]): string {
  const rows = changes.map(
    ([kind, html]) =>
      `<tr class="border-0"><td class="blob-num blob-num-${kind} border-0" data-line-number="8"></td>` +
      `<td class="border-0 blob-code-inner blob-code-${kind}">${html}</td></tr>`,
  );
  return (
    '<div class="my-2 border js-suggested-changes-blob"><div class="f6 p-2"><div>Suggested change</div></div>' +
    `<div class="data file"><table><tbody>${rows.join('\n')}</tbody></table></div></div>`
  );
}

/** What GitHub shows in place of a link to lines of a file. */
export function lines(code: readonly string[]): string {
  const rows = code.map(
    (html, index) =>
      `<tr><td id="L${index + 1}" class="blob-num" data-line-number="${index + 1}"></td>\n` +
      `<td class="blob-code blob-code-inner js-file-line"> ${html} </td></tr>`,
  );
  return (
    '<div class="Box my-2"><div class="Box-header f6">' +
    `<p><a href="https://github.com/octo-org/sdk/blob/abc/a.py#L1-L${code.length}">docs/a.py</a></p>\n` +
    `<p>\n Lines 1 to ${code.length}\n in\n <a href="/octo-org/sdk/commit/abc">abc</a></p></div>` +
    `<div class="Box-body"><table class="highlight"><tbody>${rows.join('\n')}</tbody></table></div></div>`
  );
}

/** A mail that answers another one, whose text GitHub hides behind three dots. */
export function mail(html: string, answered: string): string {
  return (
    `<div class="email-fragment">${html}</div>\n<span class="email-hidden-toggle"><a href="#">…</a></span>` +
    `<div class="email-hidden-reply" style="display:none">\n<div class="email-quoted-reply">${answered}</div>\n</div>`
  );
}

/** `V` becomes a word that people see, `H` one that they do not, and `¶` the next piece. */
const PIECES: readonly string[] = [
  '<p dir="auto">V ¶ V</p>',
  '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" class="task-list-item-checkbox" checked> V</li>\n<li>¶</li>\n</ul>',
  '<blockquote>\n¶\n</blockquote>',
  '<details><summary>V</summary>\n¶\n</details>',
  '<div class="markdown-alert markdown-alert-note"><p class="markdown-alert-title"><svg class="octicon"></svg>V</p>¶</div>',
  '<div class="highlight highlight-source-js notranslate"><pre><span class="pl-k">V</span>\n  V</pre></div>',
  '<pre lang="H" class="notranslate"><code class="notranslate">V</code></pre>',
  '<table role="table">\n<thead>\n<tr>\n<th>V</th>\n<th>V</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>¶</td>\n<td>V</td>\n</tr>\n</tbody>\n</table>',
  '<p><a href="https://x.y/V" title="H">V</a> <code>V</code> <del>V</del><sup>V</sup></p>',
  '<a href="https://camo.githubusercontent.com/unseen"><img src="https://camo.githubusercontent.com/unseen" data-canonical-src="https://x.y/V.png" alt="H" title="H"></a>',
  '<img src="https://private-user-images.githubusercontent.com/1/2-bd79323f-0797-42fa-8acc-d30858d37131.png?jwt=H">',
  '<picture><source srcset="https://x.y/H.png"><img src="https://x.y/V.png"></picture>',
  '<section data-type="mermaid"><div data-plain="H"><pre lang="mermaid">V\n</pre></div><span class="js-render-enrichment-loader d-flex"><span>H</span></span></section>',
  '<h3>V</h3>\n<p dir="auto">V</p>',
  '<section data-footnotes class="footnotes"><ol><li id="fn-1"><p>V <a href="#fnref-1" aria-label="H">↩</a></p></li></ol></section>',
  '<p>V<!-- H --></p>',
  suggestion([
    ['deletion', 'V'],
    ['deletion', ''],
    ['addition', '  <span class="x x-first">V</span>'],
  ]),
  lines(['V', '<span class="pl-s">V</span>', '']),
  mail('V\n\n  V <a href="https://x.y/V">V</a>\n', 'H\nH'),
  '<div class="email-quoted-reply"> V\n V</div><div class="email-signature-reply">V</div>',
];

/** In a paragraph, there are no blocks. */
const piece = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 });

/** Pieces of GitHub's own HTML, each in the one before it where that has room, with words that are unique. */
export const anyHtml = piece.map((pieces) => {
  const nested = pieces.reduceRight(
    (inner, each) => (each.includes('¶') ? each.replaceAll('¶', inner) : `${each}\n${inner}`),
    '',
  );

  const visible: string[] = [];
  const hidden: string[] = [];
  const html = nested.replace(/\b[VH]\b/g, (kind) => {
    const words = kind === 'V' ? visible : hidden;
    const word = `${kind === 'V' ? 'seen' : 'unseen'}${words.length}x`;
    words.push(word);
    return word;
  });
  return { html, visible, hidden };
});
