/** What the block structure of a text consists of, as far as it matters for what is seen. */

/** A range of the source, in UTF-16 units, end exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** A run of text that is read as one: its lines without the containers' signs before them. */
export interface Unit {
  /** `shadow`: lines that other units hold already, as a parser with another view of tables reads them. */
  kind: 'paragraph' | 'inline' | 'html' | 'shadow';
  lines: Span[];
  /** Footnotes are shown at the end of the page, apart from what stands around them here. */
  inFootnote: boolean;
}

export interface Structure {
  units: Unit[];
  /** Info strings of fences: seen as colours at most. */
  infos: Span[];
  /** Cells of a table's row beyond its columns: GitHub drops them. */
  excess: Span[];
  footnotes: (Span & { label: string })[];
}
