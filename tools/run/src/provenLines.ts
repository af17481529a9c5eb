/** The part of a Playwright JSON report that names its tests. */
export interface ReportedSuite {
  readonly suites?: readonly ReportedSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** Lines of the specification about analytics: ANA-01 to ANA-17. */
const lines = Array.from({ length: 17 }, (_, at) => `ANA-${String(at + 1).padStart(2, '0')}`);

/** Lines about analytics that no test that passed has in its title: `counts an order once [ANA-12]`. */
export function findUnprovenLines(suites: readonly ReportedSuite[]): string[] {
  const ids = passedTitles(suites).flatMap((title) => title.match(/\[[^\]]*\]/g) ?? []);
  return lines.filter((line) => !ids.some((id) => id.includes(line)));
}

/** A test that passed when it ran again has passed. */
const passedTitles = (suites: readonly ReportedSuite[]): string[] =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'expected' || status === 'flaky'))
      .map(({ title }) => title),
    ...passedTitles(inner),
  ]);
