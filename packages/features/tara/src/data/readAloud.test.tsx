import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { browserAloud, voiceLanguage, type AloudPort } from './readAloud.ts';
import { useReadAloud } from './useReadAloud.ts';

class FakeUtterance extends EventTarget {
  lang = '';
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

function speak() {
  const synthesis = { speak: vi.fn<(utterance: FakeUtterance) => void>(), cancel: vi.fn<() => void>() };
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  const onEnd = vi.fn<() => void>();
  const stop = browserAloud().speak('Three gifts.', 'en-IN', onEnd);
  return { synthesis, utterance: synthesis.speak.mock.calls[0]?.[0], onEnd, stop };
}

afterEach(() => vi.unstubAllGlobals());

describe('browserAloud', () => {
  it('speaks a text in its language, and reports the end once', () => {
    const { utterance, onEnd } = speak();
    expect(utterance).toMatchObject({ text: 'Three gifts.', lang: 'en-IN' });
    utterance?.dispatchEvent(new Event('error'));
    utterance?.dispatchEvent(new Event('end'));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('reports nothing after it is stopped', () => {
    const { synthesis, utterance, onEnd, stop } = speak();
    stop();
    utterance?.dispatchEvent(new Event('end'));
    expect(onEnd).not.toHaveBeenCalled();
    expect(synthesis.cancel).toHaveBeenCalledTimes(2);
  });

  it('is not supported if the browser cannot speak', () => {
    vi.stubGlobal('speechSynthesis', undefined);
    expect(browserAloud().isSupported).toBe(false);
  });
});

test.each([
  ['Three gifts for a birthday.', 'en-IN'],
  ['तोहफा किसके लिए है?', 'hi-IN'],
  ['We list nothing as “साड़ी”. These come closest.', 'en-IN'],
  ['Saree, shaadi ke liye?', 'en-IN'],
  ['₹32,500', 'en-IN'],
])('the text “%s” is read by the voice of %s', (text, voice) => {
  expect(voiceLanguage(text)).toBe(voice);
});

test('useReadAloud reads one text at a time and stops on the second press and on unmount', () => {
  const stop = vi.fn<() => void>();
  const port = { isSupported: true, speak: vi.fn<AloudPort['speak']>(() => stop) };
  const { result, unmount } = renderHook(() => useReadAloud(port));
  expect(result.current.isSupported).toBe(true);
  act(() => result.current.toggle('a', 'One', 'en-IN'));
  expect(result.current.readingId).toBe('a');
  act(() => result.current.toggle('b', 'Two', 'en-IN'));
  expect([result.current.readingId, stop.mock.calls.length]).toEqual(['b', 1]);
  act(() => result.current.toggle('b', 'Two', 'en-IN'));
  expect([result.current.readingId, stop.mock.calls.length]).toEqual([undefined, 2]);
  act(() => result.current.toggle('a', 'One', 'en-IN'));
  act(() => port.speak.mock.lastCall?.[2]());
  expect(result.current.readingId).toBeUndefined();
  unmount();
  expect(stop.mock.calls.length).toBe(3);
});
