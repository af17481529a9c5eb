import type { AcceptedAdvisory } from './acceptedAdvisories.ts';
import { describePackage } from './licences.ts';
import type { LockedPackage } from './readLock.ts';

/** A known vulnerability of a package, from `npm audit`. */
export interface Advisory {
  /** `GHSA-…`, from the advisory's URL. */
  readonly id: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
  readonly range: string;
  readonly locations: readonly string[];
}

const severeLevels = new Set(['high', 'critical']);

/**
 * Reads the output of `npm audit --json`. Returns `undefined` when there is no report, for example without a
 * registry that supports audits.
 */
export function readReport(text: string): Advisory[] | undefined {
  const report = parse(text);
  if (report?.auditReportVersion !== 2 || !report.vulnerabilities) return undefined;
  const found = new Map<string, Advisory>();
  for (const { via, nodes } of Object.values(report.vulnerabilities))
    for (const cause of via) {
      // A cause that is a string is the name of a vulnerable dependency. That dependency has its own entry in
      // the report, so the string is ignored.
      if (typeof cause === 'string') continue;
      const id = cause.url.split('/').at(-1) ?? cause.url;
      const { name, severity, title: summary, range } = cause;
      found.set(`${id} ${name}`, { id, package: name, severity, title: summary, range, locations: nodes });
    }
  return [...found.values()];
}

/**
 * Returns a sentence for each high or critical advisory that is not accepted, or whose acceptance has
 * expired. `today` is a date such as 2026-11-21.
 */
export function judgeAdvisories(
  advisories: readonly Advisory[],
  accepted: readonly AcceptedAdvisory[],
  packages: readonly LockedPackage[],
  today: string,
): string[] {
  return advisories
    .filter(({ severity }) => severeLevels.has(severity))
    .flatMap((advisory) => {
      const pass = accepted.find(({ id, package: name }) => id === advisory.id && name === advisory.package);
      if (pass && pass.until >= today) return [];
      const { id, severity, title: summary, range, locations } = advisory;
      const hit = packages.find(({ location }) => locations.includes(location));
      const packageTitle = hit ? describePackage(hit) : `${advisory.package}`;
      const ended = pass ? ` It was accepted until ${pass.until}: ${pass.reason}` : '';
      return [
        `${packageTitle} has a ${severity} vulnerability: ${summary} (${id}, versions ${range}).${ended}`,
      ];
    });
}

interface Report {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly via: readonly (string | Cause)[]; readonly nodes: readonly string[] }>
  >;
}
interface Cause {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

function parse(text: string): Report | undefined {
  try {
    const report: unknown = JSON.parse(text);
    return typeof report === 'object' && report !== null ? report : undefined;
  } catch {
    return undefined;
  }
}
