import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './geometry';

/** The wheel and two fingers bring a map nearer; one finger is left to the caller, and `pinched` tells
 *  it to drop the drag that the first of two fingers had begun. */
export function zooming(camera: Camera, pinched: () => void): Attachment<SVGSVGElement> {
  return (svg) => {
    const at = (place: { clientX: number; clientY: number }): Point => {
      const box = svg.getBoundingClientRect();
      return { x: place.clientX - box.left, y: place.clientY - box.top };
    };
    let before: [Point, Point] | null = null;

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = at(event);
      camera.zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.06 : 0.0018)), x, y);
    };
    const touch = (event: TouchEvent): void => {
      const [first, second] = event.touches;
      if (!first || !second) {
        before = null;
        return;
      }
      event.preventDefault();
      const now: [Point, Point] = [at(first), at(second)];
      if (before) {
        const [was, is] = [middle(before), middle(now)];
        camera.panBy(is.x - was.x, is.y - was.y);
        camera.zoomBy(apart(now) / Math.max(1, apart(before)), is.x, is.y);
      }
      before = now;
      pinched();
    };
    // The page must not scroll or zoom with the map, so the listeners may not be passive.
    const active = { passive: false };
    svg.addEventListener('wheel', wheel, active);
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const kind of touches) svg.addEventListener(kind, touch, active);
    return () => {
      svg.removeEventListener('wheel', wheel);
      for (const kind of touches) svg.removeEventListener(kind, touch);
    };
  };
}

const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
