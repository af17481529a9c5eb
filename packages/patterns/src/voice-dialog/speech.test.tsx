import { renderHook, act } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { browserSpeech, type SpeechListener } from './speech.ts';
import { useSpeech } from './useSpeech.ts';

/** A speech recognition that the test controls. */
class FakeRecognition extends EventTarget {
  static instances: FakeRecognition[] = [];
  lang = '';
  interimResults = false;
  start = vi.fn();
  abort = vi.fn();
  constructor() {
    super();
    FakeRecognition.instances.push(this);
  }
  result(...transcripts: string[]) {
    const results = transcripts.map((transcript) => [{ transcript }]);
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
  FakeRecognition.instances = [];
});

function listen() {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
  const listener = { onTranscript: vi.fn(), onEnd: vi.fn() } satisfies SpeechListener;
  const stop = browserSpeech().listen(listener);
  const recognition = FakeRecognition.instances.at(-1) as FakeRecognition;
  return { ...listener, stop, recognition };
}

describe('browserSpeech [SEA-17]', () => {
  it('listens in Indian English and reports the transcript as it grows', () => {
    const { recognition, onTranscript, onEnd } = listen();
    expect(recognition).toMatchObject({ lang: 'en-IN', interimResults: true });
    expect(recognition.start).toHaveBeenCalledOnce();
    recognition.result('a green');
    recognition.result('a green silk ', 'sari');
    expect(onTranscript.mock.calls).toEqual([['a green'], ['a green silk sari']]);
    recognition.end();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('recognised', 'a green silk sari');
  });

  it('listens in Hindi when that is chosen', () => {
    vi.stubGlobal('webkitSpeechRecognition', FakeRecognition);
    browserSpeech().listen({ onTranscript: vi.fn(), onEnd: vi.fn() }, 'hi-IN');
    expect(FakeRecognition.instances.at(-1)?.lang).toBe('hi-IN');
  });

  test.each([
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['audio-capture', 'denied'],
    ['no-speech', 'nothing'],
    ['network', 'offline'],
    ['language-not-supported', 'failed'],
  ])('reports the error %s only once, as %s', (error, end) => {
    const { recognition, onEnd } = listen();
    recognition.error(error);
    recognition.end();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(end, '');
  });

  it('reports that nothing was heard when listening ends without a transcript', () => {
    const { recognition, onEnd } = listen();
    recognition.end();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('nothing', '');
  });

  it('reports nothing after it is stopped', () => {
    const { recognition, stop, onTranscript, onEnd } = listen();
    stop();
    expect(recognition.abort).toHaveBeenCalledOnce();
    recognition.result('late');
    recognition.end();
    expect([onTranscript.mock.calls, onEnd.mock.calls]).toEqual([[], []]);
  });

  it('reports a failure when speech recognition cannot start', () => {
    class Busy extends FakeRecognition {
      override start = vi.fn(() => {
        throw new DOMException('InvalidStateError');
      });
    }
    vi.stubGlobal('SpeechRecognition', Busy);
    const onEnd = vi.fn();
    browserSpeech().listen({ onTranscript: vi.fn(), onEnd });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('failed', '');
  });

  it('is not supported if the browser has no speech recognition', () => {
    const onEnd = vi.fn();
    expect(browserSpeech().isSupported).toBe(false);
    browserSpeech().listen({ onTranscript: vi.fn(), onEnd });
    expect(onEnd).toHaveBeenCalledWith('failed', '');
  });
});

test('useSpeech stops listening on unmount and before it listens again [SEA-17]', () => {
  const stop = vi.fn();
  const speech = { isSupported: true, listen: () => stop };
  const { result, unmount } = renderHook(() => useSpeech(speech, vi.fn()));
  act(() => result.current.listen());
  act(() => result.current.listen());
  expect(stop).toHaveBeenCalledTimes(1);
  unmount();
  expect(stop).toHaveBeenCalledTimes(2);
});
