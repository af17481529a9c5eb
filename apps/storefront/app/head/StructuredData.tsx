import { toScriptText } from './toScriptText.ts';

export type StructuredDataProps = {
  /**
   * What the page says to search engines; undefined entries are left out. Give it as `import.meta.env.SSR && […]`: it is made on the server
   * alone, and the browser, which takes the element over as it is, is spared the code.
   */
  data: readonly (object | undefined)[] | false;
};

/** JSON-LD of a page [SEO-06]. */
export function StructuredData({ data }: StructuredDataProps) {
  const text = data ? toScriptText(data.filter((each) => each !== undefined)) : '[]';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
