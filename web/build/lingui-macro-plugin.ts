import { type NodePath, type PluginObj, types as t, transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const MACRO_IMPORT = /from\s+['"]@lingui\/(?:core|react)\/macro['"]/;

const toLiteral = (message: CompiledMessage): t.Expression => t.valueToNode(message);

/** True for the `{ id, message }` object the macro writes; it marks each one with an i18n comment. */
const isDescriptor = (path: NodePath<t.ObjectExpression>): boolean =>
  path.node.leadingComments?.some((comment) => comment.value.trim() === 'i18n') ?? false;

/**
 * Replaces English message texts by their compiled form where they stand. English then travels with the screen that
 * says it, in the same chunk, and needs no catalogue; other languages override it by id.
 */
function compiledMessages(): PluginObj {
  return {
    name: 'plainclaim-compiled-messages',
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectExpression(path) {
              if (!isDescriptor(path)) return;
              for (const property of path.node.properties) {
                if (!t.isObjectProperty(property) || !t.isIdentifier(property.key, { name: 'message' })) continue;
                if (t.isStringLiteral(property.value)) {
                  property.value = toLiteral(compileMessageOrThrow(property.value.value));
                }
              }
            },
          });
        },
      },
    },
  };
}

/** Runs the Lingui macros through Babel on the files that use them, and on no others. */
export function linguiMacros(configPath: string): Plugin {
  const linguiConfig = getConfig({ configPath });
  return {
    name: 'plainclaim-lingui-macros',
    enforce: 'pre',
    transform: {
      // Asked in the bundler itself: a call for each file of each package would cost more than all the macros.
      filter: { id: { include: /\.tsx?(?:\?|$)/, exclude: /\/node_modules\// }, code: MACRO_IMPORT },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id.replace(/\?.*$/, ''),
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[linguiMacro, { linguiConfig, stripMessageField: false }], compiledMessages],
        });
        return result?.code ? { code: result.code, map: result.map ?? null } : null;
      },
    },
  };
}
