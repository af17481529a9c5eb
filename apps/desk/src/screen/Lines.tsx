/** Several short texts of one cell, each on its own line. Leaves out empty ones. */
export const Lines = ({ of }: { of: readonly string[] }) =>
  of.filter((text) => text !== '').map((text, index) => <div key={index}>{text}</div>);
