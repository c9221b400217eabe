/** What starts and ends comments, code, HTML, links, and the blocks around them. `W` is a word, `H` one in a comment. */
const LIST =
  '<!-- H -->§ `<!-- H -->`§`<!-- H -->`§ `<!--H-->`§`` <!-- H --> ``§<!-- H¶H -->§<!-- H¶¶H -->§<!-- H§-->§<!-->§ `§`§``§```§¶```¶§¶```html¶§' +
  '¶  ```¶§¶    ```¶§¶```<!-- H -->¶§¶- ```¶  <!-- H -->¶  ```¶§¶> ```¶> <!-- H -->¶§¶~~~¶§~~~§¶~~~~¶§¶~~~ `<!-- H -->`¶§¶- ~~~ ¶§~§~~§' +
  '¶````¶§¶<div>¶§<div>§¶</div>¶§¶<details>¶§¶<pre>¶§¶</pre>¶§<pre>§¶<?x §?>§¶<!x §¶<x-y>¶§<b>§</b>§<a title="`">§<a title="§">§<http://a`b>§a <b §' +
  'https://a.b/§ https://a.b/c`§www.a.b/§a@b.c§\\§\\`§\\<§|a|b¶|-|-|¶§| §|W|W|W|¶§ |§¶a¶:-¶§¶- §¶1. §¶> §¶# §¶---¶§¶===¶§¶    §¶\t§¶  §¶¶§¶§ W § a §¶a §' +
  '[a] §[a](§[a](u "§[a](u \'§")§\')§)§¶[z]: u "§¶[z]: §¶[^x]: §*§-§&lt;§$`§`$§¶$$¶§\u00a0§\u200b§¶|a|¶|-|¶| W | `<!-- H -->` |¶§[a](u " `<!-- H -->`")§[a]( `<!--H-->`)§[z]: `<!--H-->`' +
  '§[^x]: W§[^W]: x§[z]: u "W"§[//]: # (W)§<b title="W">§<W>§<?W?>§<!X W>§![W](u)§[a](u "W")§¶¶[W]: §[^x]';
export const PIECES = LIST.split('§');

/** Each word is in the text once: `waaq`, `habq`, and so on. `¶` becomes a line break. */
export function withWords(pieces: readonly string[]): string {
  const text = pieces.join('').replaceAll('¶', '\n');
  const letter = (index: number) => String.fromCharCode(97 + (index % 26));
  let count = 0;
  return text.replaceAll(/[WH]/g, (kind) => {
    const word = `${kind.toLowerCase()}${letter(count / 26)}${letter(count)}q`;
    count++;
    return word;
  });
}
