import { useAnswer } from '../document/answer.ts';
import { toScriptText } from './toScriptText.ts';

/** JSON-LD for search engines. Nothing for undefined. */
export function StructuredData({ data }: { data: object | undefined }) {
  const { nonce } = useAnswer();
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: toScriptText(data) }}
    />
  );
}
