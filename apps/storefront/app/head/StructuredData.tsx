import { toScriptText } from './toScriptText.ts';

export type StructuredDataProps = {
  /**
   * Structured data for search engines. Undefined entries are left out. Pass `import.meta.env.SSR && […]`:
   * only the server makes the data, and the code stays out of the browser's bundle.
   */
  data: readonly (object | undefined)[] | false;
};

/** JSON-LD of a page [SEO-06]. */
export function StructuredData({ data }: StructuredDataProps) {
  const text = data ? toScriptText(data.filter((entry) => entry !== undefined)) : '[]';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
