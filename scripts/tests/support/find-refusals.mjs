import ts from 'typescript';

/**
 * The named refusals that operations may meet: what the functions that a route uses, and those that they use, refuse by
 * `refusal('Code')`. A function counts as called where it is named, so that one handed on is followed, too.
 */
export function readRoutes(files) {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const own = new Set(files);

  /** The function or value of the service that an identifier stands for. */
  function declarationOf(identifier) {
    const { parent } = identifier;
    const symbol = ts.isShorthandPropertyAssignment(parent)
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(identifier);
    if (!symbol) return null;
    const isAlias = symbol.flags & ts.SymbolFlags.Alias;
    const [found] = (isAlias ? checker.getAliasedSymbol(symbol) : symbol).declarations ?? [];
    const isKnown = found && own.has(found.getSourceFile().fileName);
    const isBody = found && (ts.isFunctionDeclaration(found) || ts.isVariableDeclaration(found));
    return isKnown && isBody ? found : null;
  }

  const nameOf = (node) => node.name?.getText() ?? 'the route';

  /** Codes that `start` may refuse by, each with the functions that lead there; `handled` says which end on the way. */
  function findRefusals(start, handled) {
    const found = new Map();
    const used = new Set();
    /** By what has ended on the way to them. */
    const seen = new Map();
    const handledBy = (code, path) => used.add(`${path.find((name) => handled[name])} ${code}`);
    const follow = (node, path, ended) => {
      const here = [...path, nameOf(node)];
      const endedHere = [...new Set([...ended, ...(handled[nameOf(node)] ?? [])])];
      const key = endedHere.join();
      if (seen.get(key)?.has(node)) return;
      seen.set(key, (seen.get(key) ?? new Set()).add(node));
      const visit = (part) => {
        if (isRefusal(part)) {
          const code = part.arguments[0].text;
          if (endedHere.includes(code)) handledBy(code, here);
          else if (!found.has(code)) found.set(code, here);
        }
        if (ts.isIdentifier(part) && !ts.isPropertyAccessExpression(part.parent)) {
          const declaration = declarationOf(part);
          if (declaration) follow(declaration, here, endedHere);
        }
        ts.forEachChild(part, visit);
      };
      visit(node);
    };
    follow(start, [], []);
    return { found, used };
  }

  const isRefusal = (node) =>
    ts.isCallExpression(node) &&
    node.expression.getText() === 'refusal' &&
    node.arguments[0] !== undefined &&
    ts.isStringLiteral(node.arguments[0]);

  function read(call, handled) {
    const [operation, handler] = call.arguments;
    const errors = checker.getTypeAtLocation(operation).getProperty('errors');
    const declared = errors ? checker.getTypeOfSymbol(errors).getProperties() : [];
    const { found, used } = findRefusals(handler, handled);
    return {
      operation: operation.getText(),
      declared: declared.map(({ name }) => name),
      refusals: [...found].map(([code, path]) => ({ code, path })),
      used: [...used],
    };
  }

  return (handled) =>
    program
      .getSourceFiles()
      .filter(({ fileName }) => own.has(fileName) && fileName.includes('/src/operations/'))
      .flatMap((file) => {
        const routes = [];
        const visit = (node) => {
          const isRoute =
            ts.isCallExpression(node) && /^(raw)?[rR]oute$/.test(node.expression.getText());
          if (isRoute) routes.push(read(node, handled));
          ts.forEachChild(node, visit);
        };
        visit(file);
        return routes;
      });
}
