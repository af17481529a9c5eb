/**
 * The scenes of the films. `draw` paints the pictures at time `t` (0 to 1). It runs in the browser, so it
 * cannot use anything from this module. The first frame is the film's still.
 */
export const scenes = [
  {
    name: 'hour',
    alt: 'Late light on a watch with a green dial, a bottle of perfume and a black vase.',
    width: 1120,
    height: 490,
    seconds: 7,
    pictures: ['editorial-hour-wide'],
    /** The camera moves from the complete scene to the dial while the light fades. */
    draw: (brush, [scene], t) => {
      const { width, height } = brush.canvas;
      const eased = t * t * (3 - 2 * t);
      const between = (from, to) => from + (to - from) * eased;
      const part = between(1600, 960);
      brush.drawImage(scene, between(0, 560), between(0, 120), part, (part * 700) / 1600, 0, 0, width, height);
      const dusk = brush.createLinearGradient(width, 0, 0, height);
      dusk.addColorStop(0, `rgb(12 8 5 / ${0.42 * eased})`);
      dusk.addColorStop(1, `rgb(12 8 5 / ${0.18 * eased})`);
      brush.fillStyle = dusk;
      brush.fillRect(0, 0, width, height);
    },
  },
  {
    name: 'watch-emerald',
    alt: 'Round watch with an emerald dial, then its dial in close-up.',
    width: 960,
    height: 640,
    seconds: 7,
    pictures: ['watch-emerald-hero', 'watch-emerald-detail'],
    /** Zooms in on the watch, then moves over its dial from the name to the small seconds. */
    draw: (brush, [watch, dial], t) => {
      const { width, height } = brush.canvas;
      const glow = brush.createRadialGradient(width * 0.36, height * 0.26, 0, width * 0.36, height * 0.26, width * 0.8);
      glow.addColorStop(0, '#4a433c');
      glow.addColorStop(1, '#1b1816');
      brush.fillStyle = glow;
      brush.fillRect(0, 0, width, height);
      const soft = (from, to) => {
        const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
        return x * x * (3 - 2 * x);
      };
      const near = 0.94 + 0.14 * soft(0, 0.6);
      const tall = height * near;
      brush.drawImage(watch, (width - tall * 0.8) / 2, (height - tall) / 2, tall * 0.8, tall);
      brush.globalAlpha = soft(0.44, 0.6);
      const part = 800 - 90 * soft(0.44, 1);
      brush.drawImage(dial, (800 - part) / 2, 40 + 260 * soft(0.44, 1), part, (part * height) / width, 0, 0, width, height);
      brush.globalAlpha = 1;
    },
  },
];
