import { parseColour, type Rgb } from '../../markup/colours.js';
import { localAttribute, readXml } from '../../markup/xml.js';

/** How a style draws text; absent where it leaves that to the style around it. */
export interface OdtLook {
  readonly isHidden?: boolean;
  readonly ink?: Rgb;
  /** Background; `unknown` behind drawings. */
  readonly ground?: Rgb | 'unknown';
  /** In points. */
  readonly size?: number;
}

interface OdtStyle {
  readonly parent: string;
  look: OdtLook;
}

const PROPERTIES = /^style:(?:text|paragraph|table-cell|table-row|table|graphic)-properties$/;
const MAX_PARENTS = 20;

function lookOf(attributes: string): OdtLook {
  const ink = parseColour(localAttribute(attributes, 'color'));
  const ground = parseColour(
    localAttribute(attributes, 'background-color') ?? localAttribute(attributes, 'fill-color'),
  );
  const size = /^([\d.]{1,8})pt$/.exec(localAttribute(attributes, 'font-size') ?? '')?.[1];
  return {
    ...(localAttribute(attributes, 'display') === 'none' && { isHidden: true }),
    ...(ink && { ink }),
    ...(ground && { ground }),
    ...(size !== undefined && { size: Number(size) }),
  };
}

/** The named styles of an ODT's parts, each with what its parents say. */
export class OdtStyles {
  private readonly styles = new Map<string, OdtStyle>();

  /** Adds the styles of a part. */
  read(source: string): void {
    let style: OdtStyle | null = null;
    for (const token of readXml(source)) {
      if (token.kind === 'text') continue;
      if (token.name === 'style:style') {
        style = null;
        if (token.kind === 'close') continue;
        style = {
          parent: localAttribute(token.attributes, 'parent-style-name') ?? '',
          look: {},
        };
        this.styles.set(localAttribute(token.attributes, 'name') ?? '', style);
      } else if (token.kind === 'open' && style && PROPERTIES.test(token.name)) {
        style.look = { ...style.look, ...lookOf(token.attributes) };
      }
    }
  }

  /** The look of a style by its name. */
  of(name: string): OdtLook {
    const looks: OdtLook[] = [];
    let style = this.styles.get(name);
    while (style && looks.length < MAX_PARENTS) {
      looks.unshift(style.look);
      style = this.styles.get(style.parent);
    }
    return Object.assign({}, ...looks) as OdtLook;
  }
}
