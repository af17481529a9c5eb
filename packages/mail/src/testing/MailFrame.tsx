import { useState } from 'react';
import type { MailTheme } from '../layout/mailTokens.ts';
import type { Mail } from '../layout/toMail.ts';

export interface MailFrameProps {
  readonly mail: Mail;
  /** `dark`: as in a client that follows a dark system. */
  readonly theme?: MailTheme;
  /** `text`: as in a client without HTML. */
  readonly part?: 'html' | 'text';
}

/** A message as a mail client shows it, in a document of its own. */
export function MailFrame({ mail, theme = 'light', part = 'html' }: MailFrameProps) {
  const [height, setHeight] = useState(0);
  if (part === 'text')
    return <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{mail.text}</pre>;
  return (
    <iframe
      title={mail.subject}
      sandbox="allow-same-origin"
      srcDoc={theme === 'dark' ? inDark(mail.html) : mail.html}
      style={{ display: 'block', width: '100%', height, border: 0 }}
      onLoad={({ currentTarget: { contentDocument: mailDocument } }) => {
        if (!mailDocument) return;
        addFonts(mailDocument);
        // A layout starts the loading of the fonts that the message uses.
        mailDocument.body.getBoundingClientRect();
        void mailDocument.fonts.ready.then(() => setHeight(mailDocument.documentElement.scrollHeight));
      }}
    />
  );
}

/** Adds the fonts of the shop, as on a device that has them. Any other device shows the next name. */
function addFonts(mailDocument: Document): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = mailDocument.createElement('style');
  style.textContent = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(withCompleteUrls)
    .join('\n');
  mailDocument.head.append(style);
}

/** Paths in a style sheet begin at the sheet, but those in a style of the message would begin at the page. */
const withCompleteUrls = ({ cssText, parentStyleSheet }: CSSRule) =>
  cssText.replace(
    /url\("([^"]*)"\)/g,
    (_, url: string) => `url("${new URL(url, parentStyleSheet?.href ?? document.baseURI).href}")`,
  );

/** Applies the dark styles always, because a story cannot change the theme of the system. */
const inDark = (document: string) => document.replace('(prefers-color-scheme:dark)', 'all');
