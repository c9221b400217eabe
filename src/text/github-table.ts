import { type CodeLine, codeOf } from './github-code.ts';
import type { LineWriter } from './line-writer.ts';

interface Table {
  rows: number;
  /** The rows are lines of code in a suggestion, or below a link to lines of a file. */
  code: CodeLine[];
}

interface Row {
  cells: number;
  heads: number;
}

/** Tables may be in cells of others, so each one restores what was open around it. */
export class TableWriter {
  private readonly writer: LineWriter;
  private openTable: Table | undefined;
  private openRow: Row | undefined;

  constructor(writer: LineWriter) {
    this.writer = writer;
  }

  table(writeCode: (code: string, language: string | undefined) => void): () => void {
    const outer = this.openTable;
    const table: Table = { rows: 0, code: [] };
    this.openTable = table;
    return () => {
      this.openTable = outer;
      if (table.code.length === 0) return;

      const { code, language } = codeOf(table.code);
      writeCode(code, language);
    };
  }

  row(): () => void {
    const { openTable: table, openRow: outer } = this;
    const row: Row = { cells: 0, heads: 0 };
    this.openRow = row;
    return () => {
      this.openRow = outer;
      if (row.cells === 0) return;
      this.writer.write('|');

      const isHead = table?.rows === 0 && row.heads === row.cells;
      if (isHead) this.lineBelowHead(row);
      if (table) table.rows += 1;
    };
  }

  headCell(): () => void {
    if (this.openRow) this.openRow.heads += 1;
    return this.cell();
  }

  /** A row stays on one line, even if a cell contains a table. */
  cell(): () => void {
    const { writer } = this;
    const { isOneLine } = writer;
    if (this.openRow) this.openRow.cells += 1;

    writer.space();
    writer.write('|');
    writer.space();
    writer.isOneLine = true;
    return () => {
      writer.space();
      writer.isOneLine = isOneLine;
    };
  }

  addCode(line: CodeLine): void {
    this.openTable?.code.push(line);
  }

  private lineBelowHead({ cells }: Row): void {
    const { writer } = this;
    if (writer.isOneLine) return;

    writer.breakLine(1);
    writer.write(`|${' --- |'.repeat(cells)}`);
  }
}
