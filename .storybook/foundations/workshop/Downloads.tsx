import { printTokens, themeCss, themeTokens } from '@luxe/tokens/theme-files';
import type { BrandTheme } from '@luxe/tokens/theme-from-brand';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';

/** The theme as files: two token files for the build, the CSS, and the five colours to load again. */
export function Downloads({ theme, name }: { theme: BrandTheme; name: string }) {
  const { theme: tokens, more } = themeTokens(theme, name);
  return (
    <Stack as="ul" gap={16}>
      <File name="theme.custom.tokens.json" content={printTokens(tokens)}>
        Design tokens, DTCG 2025.10. Copy it to packages/tokens/src/dtcg and build.
      </File>
      <File name="contrast.more.custom.tokens.json" content={printTokens(more)}>
        Goes with it: the changes for more contrast.
      </File>
      <File name="theme.custom.css" content={themeCss(theme, name)} type="text/css">
        The same as CSS, to load after tokens.css, without a build.
      </File>
      <File name="brand.json" content={printTokens({ name, ...theme.brand })}>
        The five colours, to paste here again or to pass to npm run theme -w @luxe/tokens.
      </File>
    </Stack>
  );
}

function File({
  name,
  content,
  type = 'application/json',
  children,
}: {
  name: string;
  content: string;
  type?: string;
  children: string;
}) {
  return (
    <li>
      <Link href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`} download={name}>
        {name}
      </Link>
      <Text size="sm" tone="secondary">
        {children}
      </Text>
    </li>
  );
}
