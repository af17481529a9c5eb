import { renderHook, act } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { browserSpeech, type SpeechListener } from './speech.ts';
import { useSpeech } from './useSpeech.ts';

/** A browser's recognition, as a test drives it. */
class FakeRecognition extends EventTarget {
  static made: FakeRecognition[] = [];
  lang = '';
  interimResults = false;
  start = vi.fn();
  abort = vi.fn();
  constructor() {
    super();
    FakeRecognition.made.push(this);
  }
  result(...said: string[]) {
    const results = said.map((transcript) => [{ transcript }]);
    this.dispatchEvent(Object.assign(new Event('result'), { results }));
  }
  error(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
  }
  end() {
    this.dispatchEvent(new Event('end'));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeRecognition.made = [];
});

function listen() {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  const listener = { onWords: vi.fn(), onEnd: vi.fn() } satisfies SpeechListener;
  const stop = browserSpeech().listen(listener);
  const recognition = FakeRecognition.made.at(-1) as FakeRecognition;
  return { ...listener, stop, recognition };
}

describe('speech of the browser [SEA-17]', () => {
  it('listens in the English of India, and tells words as they come', () => {
    const { recognition, onWords, onEnd } = listen();
    expect(recognition).toMatchObject({ lang: 'en-IN', interimResults: true });
    expect(recognition.start).toHaveBeenCalledOnce();
    recognition.result('a green');
    recognition.result('a green silk ', 'sari');
    expect(onWords.mock.calls).toEqual([['a green'], ['a green silk sari']]);
    recognition.end();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('heard', 'a green silk sari');
  });

  test.each([
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['audio-capture', 'denied'],
    ['no-speech', 'nothing'],
    ['network', 'offline'],
    ['language-not-supported', 'failed'],
  ])('tells %s as %s, once', (error, end) => {
    const { recognition, onEnd } = listen();
    recognition.error(error);
    recognition.end();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(end, '');
  });

  it('that ends without a word has heard nothing', () => {
    const { recognition, onEnd } = listen();
    recognition.end();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('nothing', '');
  });

  it('says nothing after it was stopped', () => {
    const { recognition, stop, onWords, onEnd } = listen();
    stop();
    expect(recognition.abort).toHaveBeenCalledOnce();
    recognition.result('late');
    recognition.end();
    expect([onWords.mock.calls, onEnd.mock.calls]).toEqual([[], []]);
  });

  it('that cannot start has failed', () => {
    class Busy extends FakeRecognition {
      override start = vi.fn(() => {
        throw new DOMException('InvalidStateError');
      });
    }
    vi.stubGlobal('SpeechRecognition', Busy);
    const onEnd = vi.fn();
    browserSpeech().listen({ onWords: vi.fn(), onEnd });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('failed', '');
  });

  it('that the browser has not is not supported', () => {
    const onEnd = vi.fn();
    expect(browserSpeech().isSupported).toBe(false);
    browserSpeech().listen({ onWords: vi.fn(), onEnd });
    expect(onEnd).toHaveBeenCalledWith('failed', '');
  });
});

test('listening stops as its screen goes, and when it begins anew [SEA-17]', () => {
  const stop = vi.fn();
  const speech = { isSupported: true, listen: () => stop };
  const { result, unmount } = renderHook(() => useSpeech(speech, vi.fn()));
  act(() => result.current.listen());
  act(() => result.current.listen());
  expect(stop).toHaveBeenCalledTimes(1);
  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});
