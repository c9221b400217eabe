export const id = 730;
export const ids = [730];
export const modules = {

/***/ 9730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hiddenSpans: () => (/* binding */ hiddenSpans)
/* harmony export */ });
/* harmony import */ var _unicode_C4a0QIHH_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8480);

// node_modules/@lezer/common/dist/index.js
/**
The default maximum length of a `TreeBuffer` node.
*/
const DefaultBufferLength = 1024;
let nextPropID = 0;
var Range = class {
	constructor(from, to) {
		this.from = from;
		this.to = to;
	}
};
/**
Each [node type](#common.NodeType) or [individual tree](#common.Tree)
can have metadata associated with it in props. Instances of this
class represent prop names.
*/
var NodeProp = class {
	/**
	Create a new node prop type.
	*/
	constructor(config = {}) {
		this.id = nextPropID++;
		this.perNode = !!config.perNode;
		this.deserialize = config.deserialize || (() => {
			throw new Error("This node type doesn't define a deserialize function");
		});
		this.combine = config.combine || null;
	}
	/**
	This is meant to be used with
	[`NodeSet.extend`](#common.NodeSet.extend) or
	[`LRParser.configure`](#lr.ParserConfig.props) to compute
	prop values for each node type in the set. Takes a [match
	object](#common.NodeType^match) or function that returns undefined
	if the node type doesn't get this prop, and the prop's value if
	it does.
	*/
	add(match) {
		if (this.perNode) throw new RangeError("Can't add per-node props to node types");
		if (typeof match != "function") match = NodeType.match(match);
		return (type) => {
			let result = match(type);
			return result === void 0 ? null : [this, result];
		};
	}
};
/**
Prop that is used to describe matching delimiters. For opening
delimiters, this holds an array of node names (written as a
space-separated string when declaring this prop in a grammar)
for the node types of closing delimiters that match it.
*/
NodeProp.closedBy = new NodeProp({ deserialize: (str) => str.split(" ") });
/**
The inverse of [`closedBy`](#common.NodeProp^closedBy). This is
attached to closing delimiters, holding an array of node names
of types of matching opening delimiters.
*/
NodeProp.openedBy = new NodeProp({ deserialize: (str) => str.split(" ") });
/**
Used to assign node types to groups (for example, all node
types that represent an expression could be tagged with an
`"Expression"` group).
*/
NodeProp.group = new NodeProp({ deserialize: (str) => str.split(" ") });
/**
Attached to nodes to indicate these should be
[displayed](https://codemirror.net/docs/ref/#language.syntaxTree)
in a bidirectional text isolate, so that direction-neutral
characters on their sides don't incorrectly get associated with
surrounding text. You'll generally want to set this for nodes
that contain arbitrary text, like strings and comments, and for
nodes that appear _inside_ arbitrary text, like HTML tags. When
not given a value, in a grammar declaration, defaults to
`"auto"`.
*/
NodeProp.isolate = new NodeProp({ deserialize: (value) => {
	if (value && value != "rtl" && value != "ltr" && value != "auto") throw new RangeError("Invalid value for isolate: " + value);
	return value || "auto";
} });
/**
The hash of the [context](#lr.ContextTracker.constructor)
that the node was parsed in, if any. Used to limit reuse of
contextual nodes.
*/
NodeProp.contextHash = new NodeProp({ perNode: true });
/**
The distance beyond the end of the node that the tokenizer
looked ahead for any of the tokens inside the node. (The LR
parser only stores this when it is larger than 25, for
efficiency reasons.)
*/
NodeProp.lookAhead = new NodeProp({ perNode: true });
/**
This per-node prop is used to replace a given node, or part of a
node, with another tree. This is useful to include trees from
different languages in mixed-language parsers.
*/
NodeProp.mounted = new NodeProp({ perNode: true });
/**
A mounted tree, which can be [stored](#common.NodeProp^mounted) on
a tree node to indicate that parts of its content are
represented by another tree.
*/
var MountedTree = class {
	constructor(tree, overlay, parser, bracketed = false) {
		this.tree = tree;
		this.overlay = overlay;
		this.parser = parser;
		this.bracketed = bracketed;
	}
	/**
	@internal
	*/
	static get(tree) {
		return tree && tree.props && tree.props[NodeProp.mounted.id];
	}
};
const noProps = Object.create(null);
/**
Each node in a syntax tree has a node type associated with it.
*/
var NodeType = class NodeType {
	/**
	@internal
	*/
	constructor(name, props, id, flags = 0) {
		this.name = name;
		this.props = props;
		this.id = id;
		this.flags = flags;
	}
	/**
	Define a node type.
	*/
	static define(spec) {
		let props = spec.props && spec.props.length ? Object.create(null) : noProps;
		let flags = (spec.top ? 1 : 0) | (spec.skipped ? 2 : 0) | (spec.error ? 4 : 0) | (spec.name == null ? 8 : 0);
		let type = new NodeType(spec.name || "", props, spec.id, flags);
		if (spec.props) for (let src of spec.props) {
			if (!Array.isArray(src)) src = src(type);
			if (src) {
				if (src[0].perNode) throw new RangeError("Can't store a per-node prop on a node type");
				props[src[0].id] = src[1];
			}
		}
		return type;
	}
	/**
	Retrieves a node prop for this type. Will return `undefined` if
	the prop isn't present on this node.
	*/
	prop(prop) {
		return this.props[prop.id];
	}
	/**
	True when this is the top node of a grammar.
	*/
	get isTop() {
		return (this.flags & 1) > 0;
	}
	/**
	True when this node is produced by a skip rule.
	*/
	get isSkipped() {
		return (this.flags & 2) > 0;
	}
	/**
	Indicates whether this is an error node.
	*/
	get isError() {
		return (this.flags & 4) > 0;
	}
	/**
	When true, this node type doesn't correspond to a user-declared
	named node, for example because it is used to cache repetition.
	*/
	get isAnonymous() {
		return (this.flags & 8) > 0;
	}
	/**
	Returns true when this node's name or one of its
	[groups](#common.NodeProp^group) matches the given string.
	*/
	is(name) {
		if (typeof name == "string") {
			if (this.name == name) return true;
			let group = this.prop(NodeProp.group);
			return group ? group.indexOf(name) > -1 : false;
		}
		return this.id == name;
	}
	/**
	Create a function from node types to arbitrary values by
	specifying an object whose property names are node or
	[group](#common.NodeProp^group) names. Often useful with
	[`NodeProp.add`](#common.NodeProp.add). You can put multiple
	names, separated by spaces, in a single property name to map
	multiple node names to a single value.
	*/
	static match(map) {
		let direct = Object.create(null);
		for (let prop in map) for (let name of prop.split(" ")) direct[name] = map[prop];
		return (node) => {
			for (let groups = node.prop(NodeProp.group), i = -1; i < (groups ? groups.length : 0); i++) {
				let found = direct[i < 0 ? node.name : groups[i]];
				if (found) return found;
			}
		};
	}
};
/**
An empty dummy node type to use when no actual type is available.
*/
NodeType.none = new NodeType("", Object.create(null), 0, 8);
/**
A node set holds a collection of node types. It is used to
compactly represent trees by storing their type ids, rather than a
full pointer to the type object, in a numeric array. Each parser
[has](#lr.LRParser.nodeSet) a node set, and [tree
buffers](#common.TreeBuffer) can only store collections of nodes
from the same set. A set can have a maximum of 2**16 (65536) node
types in it, so that the ids fit into 16-bit typed array slots.
*/
var NodeSet = class NodeSet {
	/**
	Create a set with the given types. The `id` property of each
	type should correspond to its position within the array.
	*/
	constructor(types) {
		this.types = types;
		for (let i = 0; i < types.length; i++) if (types[i].id != i) throw new RangeError("Node type ids should correspond to array positions when creating a node set");
	}
	/**
	Create a copy of this set with some node properties added. The
	arguments to this method can be created with
	[`NodeProp.add`](#common.NodeProp.add).
	*/
	extend(...props) {
		let newTypes = [];
		for (let type of this.types) {
			let newProps = null;
			for (let source of props) {
				let add = source(type);
				if (add) {
					if (!newProps) newProps = Object.assign({}, type.props);
					let value = add[1], prop = add[0];
					if (prop.combine && prop.id in newProps) value = prop.combine(newProps[prop.id], value);
					newProps[prop.id] = value;
				}
			}
			newTypes.push(newProps ? new NodeType(type.name, newProps, type.id, type.flags) : type);
		}
		return new NodeSet(newTypes);
	}
};
const CachedNode = /* @__PURE__ */ new WeakMap();
const CachedInnerNode = /* @__PURE__ */ new WeakMap();
/**
Options that control iteration. Can be combined with the `|`
operator to enable multiple ones.
*/
var IterMode;
(function(IterMode) {
	/**
	When enabled, iteration will only visit [`Tree`](#common.Tree)
	objects, not nodes packed into
	[`TreeBuffer`](#common.TreeBuffer)s.
	*/
	IterMode[IterMode["ExcludeBuffers"] = 1] = "ExcludeBuffers";
	/**
	Enable this to make iteration include anonymous nodes (such as
	the nodes that wrap repeated grammar constructs into a balanced
	tree).
	*/
	IterMode[IterMode["IncludeAnonymous"] = 2] = "IncludeAnonymous";
	/**
	By default, regular [mounted](#common.NodeProp^mounted) nodes
	replace their base node in iteration. Enable this to ignore them
	instead.
	*/
	IterMode[IterMode["IgnoreMounts"] = 4] = "IgnoreMounts";
	/**
	This option only applies in
	[`enter`](#common.SyntaxNode.enter)-style methods. It tells the
	library to not enter mounted overlays if one covers the given
	position.
	*/
	IterMode[IterMode["IgnoreOverlays"] = 8] = "IgnoreOverlays";
	/**
	When set, positions on the boundary of a mounted overlay tree
	that has its [`bracketed`](#common.NestedParse.bracketed) flag
	set will enter that tree regardless of side. Only supported in
	[`enter`](#common.SyntaxNode.enter), not in cursors.
	*/
	IterMode[IterMode["EnterBracketed"] = 16] = "EnterBracketed";
})(IterMode || (IterMode = {}));
/**
A piece of syntax tree. There are two ways to approach these
trees: the way they are actually stored in memory, and the
convenient way.

Syntax trees are stored as a tree of `Tree` and `TreeBuffer`
objects. By packing detail information into `TreeBuffer` leaf
nodes, the representation is made a lot more memory-efficient.

However, when you want to actually work with tree nodes, this
representation is very awkward, so most client code will want to
use the [`TreeCursor`](#common.TreeCursor) or
[`SyntaxNode`](#common.SyntaxNode) interface instead, which provides
a view on some part of this data structure, and can be used to
move around to adjacent nodes.
*/
var Tree = class Tree {
	/**
	Construct a new tree. See also [`Tree.build`](#common.Tree^build).
	*/
	constructor(type, children, positions, length, props) {
		this.type = type;
		this.children = children;
		this.positions = positions;
		this.length = length;
		/**
		@internal
		*/
		this.props = null;
		if (props && props.length) {
			this.props = Object.create(null);
			for (let [prop, value] of props) this.props[typeof prop == "number" ? prop : prop.id] = value;
		}
	}
	/**
	@internal
	*/
	toString() {
		let mounted = MountedTree.get(this);
		if (mounted && !mounted.overlay) return mounted.tree.toString();
		let children = "";
		for (let ch of this.children) {
			let str = ch.toString();
			if (str) {
				if (children) children += ",";
				children += str;
			}
		}
		return !this.type.name ? children : (/\W/.test(this.type.name) && !this.type.isError ? JSON.stringify(this.type.name) : this.type.name) + (children.length ? "(" + children + ")" : "");
	}
	/**
	Get a [tree cursor](#common.TreeCursor) positioned at the top of
	the tree. Mode can be used to [control](#common.IterMode) which
	nodes the cursor visits.
	*/
	cursor(mode = 0) {
		return new TreeCursor(this.topNode, mode);
	}
	/**
	Get a [tree cursor](#common.TreeCursor) pointing into this tree
	at the given position and side (see
	[`moveTo`](#common.TreeCursor.moveTo).
	*/
	cursorAt(pos, side = 0, mode = 0) {
		let cursor = new TreeCursor(CachedNode.get(this) || this.topNode);
		cursor.moveTo(pos, side);
		CachedNode.set(this, cursor._tree);
		return cursor;
	}
	/**
	Get a [syntax node](#common.SyntaxNode) object for the top of the
	tree.
	*/
	get topNode() {
		return new TreeNode(this, 0, 0, null);
	}
	/**
	Get the [syntax node](#common.SyntaxNode) at the given position.
	If `side` is -1, this will move into nodes that end at the
	position. If 1, it'll move into nodes that start at the
	position. With 0, it'll only enter nodes that cover the position
	from both sides.
	
	Note that this will not enter
	[overlays](#common.MountedTree.overlay), and you often want
	[`resolveInner`](#common.Tree.resolveInner) instead.
	*/
	resolve(pos, side = 0) {
		let node = resolveNode(CachedNode.get(this) || this.topNode, pos, side, false);
		CachedNode.set(this, node);
		return node;
	}
	/**
	Like [`resolve`](#common.Tree.resolve), but will enter
	[overlaid](#common.MountedTree.overlay) nodes, producing a syntax node
	pointing into the innermost overlaid tree at the given position
	(with parent links going through all parent structure, including
	the host trees).
	*/
	resolveInner(pos, side = 0) {
		let node = resolveNode(CachedInnerNode.get(this) || this.topNode, pos, side, true);
		CachedInnerNode.set(this, node);
		return node;
	}
	/**
	In some situations, it can be useful to iterate through all
	nodes around a position, including those in overlays that don't
	directly cover the position. This method gives you an iterator
	that will produce all nodes, from small to big, around the given
	position.
	*/
	resolveStack(pos, side = 0) {
		return stackIterator(this, pos, side);
	}
	/**
	Iterate over the tree and its children, calling `enter` for any
	node that touches the `from`/`to` region (if given) before
	running over such a node's children, and `leave` (if given) when
	leaving the node. When `enter` returns `false`, that node will
	not have its children iterated over (or `leave` called).
	*/
	iterate(spec) {
		let { enter, leave, from = 0, to = this.length } = spec;
		let mode = spec.mode || 0, anon = (mode & IterMode.IncludeAnonymous) > 0;
		for (let c = this.cursor(mode | IterMode.IncludeAnonymous);;) {
			let entered = false;
			if (c.from <= to && c.to >= from && (!anon && c.type.isAnonymous || enter(c) !== false)) {
				if (c.firstChild()) continue;
				entered = true;
			}
			for (;;) {
				if (entered && leave && (anon || !c.type.isAnonymous)) leave(c);
				if (c.nextSibling()) break;
				if (!c.parent()) return;
				entered = true;
			}
		}
	}
	/**
	Get the value of the given [node prop](#common.NodeProp) for this
	node. Works with both per-node and per-type props.
	*/
	prop(prop) {
		return !prop.perNode ? this.type.prop(prop) : this.props ? this.props[prop.id] : void 0;
	}
	/**
	Returns the node's [per-node props](#common.NodeProp.perNode) in a
	format that can be passed to the [`Tree`](#common.Tree)
	constructor.
	*/
	get propValues() {
		let result = [];
		if (this.props) for (let id in this.props) result.push([+id, this.props[id]]);
		return result;
	}
	/**
	Balance the direct children of this tree, producing a copy of
	which may have children grouped into subtrees with type
	[`NodeType.none`](#common.NodeType^none).
	*/
	balance(config = {}) {
		return this.children.length <= 8 ? this : balanceRange(NodeType.none, this.children, this.positions, 0, this.children.length, 0, this.length, (children, positions, length) => new Tree(this.type, children, positions, length, this.propValues), config.makeTree || ((children, positions, length) => new Tree(NodeType.none, children, positions, length)));
	}
	/**
	Build a tree from a postfix-ordered buffer of node information,
	or a cursor over such a buffer.
	*/
	static build(data) {
		return buildTree(data);
	}
};
/**
The empty tree
*/
Tree.empty = new Tree(NodeType.none, [], [], 0);
var FlatBufferCursor = class FlatBufferCursor {
	constructor(buffer, index) {
		this.buffer = buffer;
		this.index = index;
	}
	get id() {
		return this.buffer[this.index - 4];
	}
	get start() {
		return this.buffer[this.index - 3];
	}
	get end() {
		return this.buffer[this.index - 2];
	}
	get size() {
		return this.buffer[this.index - 1];
	}
	get pos() {
		return this.index;
	}
	next() {
		this.index -= 4;
	}
	fork() {
		return new FlatBufferCursor(this.buffer, this.index);
	}
};
/**
Tree buffers contain (type, start, end, endIndex) quads for each
node. In such a buffer, nodes are stored in prefix order (parents
before children, with the endIndex of the parent indicating which
children belong to it).
*/
var TreeBuffer = class TreeBuffer {
	/**
	Create a tree buffer.
	*/
	constructor(buffer, length, set) {
		this.buffer = buffer;
		this.length = length;
		this.set = set;
	}
	/**
	@internal
	*/
	get type() {
		return NodeType.none;
	}
	/**
	@internal
	*/
	toString() {
		let result = [];
		for (let index = 0; index < this.buffer.length;) {
			result.push(this.childString(index));
			index = this.buffer[index + 3];
		}
		return result.join(",");
	}
	/**
	@internal
	*/
	childString(index) {
		let id = this.buffer[index], endIndex = this.buffer[index + 3];
		let type = this.set.types[id], result = type.name;
		if (/\W/.test(result) && !type.isError) result = JSON.stringify(result);
		index += 4;
		if (endIndex == index) return result;
		let children = [];
		while (index < endIndex) {
			children.push(this.childString(index));
			index = this.buffer[index + 3];
		}
		return result + "(" + children.join(",") + ")";
	}
	/**
	@internal
	*/
	findChild(startIndex, endIndex, dir, pos, side) {
		let { buffer } = this, pick = -1;
		for (let i = startIndex; i != endIndex; i = buffer[i + 3]) if (checkSide(side, pos, buffer[i + 1], buffer[i + 2])) {
			pick = i;
			if (dir > 0) break;
		}
		return pick;
	}
	/**
	@internal
	*/
	slice(startI, endI, from) {
		let b = this.buffer;
		let copy = new Uint16Array(endI - startI), len = 0;
		for (let i = startI, j = 0; i < endI;) {
			copy[j++] = b[i++];
			copy[j++] = b[i++] - from;
			let to = copy[j++] = b[i++] - from;
			copy[j++] = b[i++] - startI;
			len = Math.max(len, to);
		}
		return new TreeBuffer(copy, len, this.set);
	}
};
function checkSide(side, pos, from, to) {
	switch (side) {
		case -2: return from < pos;
		case -1: return to >= pos && from < pos;
		case 0: return from < pos && to > pos;
		case 1: return from <= pos && to > pos;
		case 2: return to > pos;
		case 4: return true;
	}
}
function resolveNode(node, pos, side, overlays) {
	var _a;
	while (node.from == node.to || (side < 1 ? node.from >= pos : node.from > pos) || (side > -1 ? node.to <= pos : node.to < pos)) {
		let parent = !overlays && node instanceof TreeNode && node.index < 0 ? null : node.parent;
		if (!parent) return node;
		node = parent;
	}
	let mode = overlays ? 0 : IterMode.IgnoreOverlays;
	if (overlays) {
		for (let scan = node, parent = scan.parent; parent; scan = parent, parent = scan.parent) if (scan instanceof TreeNode && scan.index < 0 && ((_a = parent.enter(pos, side, mode)) === null || _a === void 0 ? void 0 : _a.from) != scan.from) node = parent;
	}
	for (;;) {
		let inner = node.enter(pos, side, mode);
		if (!inner) return node;
		node = inner;
	}
}
var BaseNode = class {
	cursor(mode = 0) {
		return new TreeCursor(this, mode);
	}
	getChild(type, before = null, after = null) {
		let r = getChildren(this, type, before, after);
		return r.length ? r[0] : null;
	}
	getChildren(type, before = null, after = null) {
		return getChildren(this, type, before, after);
	}
	resolve(pos, side = 0) {
		return resolveNode(this, pos, side, false);
	}
	resolveInner(pos, side = 0) {
		return resolveNode(this, pos, side, true);
	}
	matchContext(context) {
		return matchNodeContext(this.parent, context);
	}
	enterUnfinishedNodesBefore(pos) {
		let scan = this.childBefore(pos), node = this;
		while (scan) {
			let last = scan.lastChild;
			if (!last || last.to != scan.to) break;
			if (last.type.isError && last.from == last.to) {
				node = scan;
				scan = last.prevSibling;
			} else scan = last;
		}
		return node;
	}
	get node() {
		return this;
	}
	get next() {
		return this.parent;
	}
};
var TreeNode = class TreeNode extends BaseNode {
	constructor(_tree, from, index, _parent) {
		super();
		this._tree = _tree;
		this.from = from;
		this.index = index;
		this._parent = _parent;
	}
	get type() {
		return this._tree.type;
	}
	get name() {
		return this._tree.type.name;
	}
	get to() {
		return this.from + this._tree.length;
	}
	nextChild(i, dir, pos, side, mode = 0) {
		for (let parent = this;;) {
			for (let { children, positions } = parent._tree, e = dir > 0 ? children.length : -1; i != e; i += dir) {
				let next = children[i], start = positions[i] + parent.from, mounted;
				if (!(mode & IterMode.EnterBracketed && next instanceof Tree && (mounted = MountedTree.get(next)) && !mounted.overlay && mounted.bracketed && pos >= start && pos <= start + next.length) && !checkSide(side, pos, start, start + next.length)) continue;
				if (next instanceof TreeBuffer) {
					if (mode & IterMode.ExcludeBuffers) continue;
					let index = next.findChild(0, next.buffer.length, dir, pos - start, side);
					if (index > -1) return new BufferNode(new BufferContext(parent, next, i, start), null, index);
				} else if (mode & IterMode.IncludeAnonymous || !next.type.isAnonymous || hasChild(next)) {
					let mounted;
					if (!(mode & IterMode.IgnoreMounts) && (mounted = MountedTree.get(next)) && !mounted.overlay) return new TreeNode(mounted.tree, start, i, parent);
					let inner = new TreeNode(next, start, i, parent);
					return mode & IterMode.IncludeAnonymous || !inner.type.isAnonymous ? inner : inner.nextChild(dir < 0 ? next.children.length - 1 : 0, dir, pos, side, mode);
				}
			}
			if (mode & IterMode.IncludeAnonymous || !parent.type.isAnonymous) return null;
			if (parent.index >= 0) i = parent.index + dir;
			else i = dir < 0 ? -1 : parent._parent._tree.children.length;
			parent = parent._parent;
			if (!parent) return null;
		}
	}
	get firstChild() {
		return this.nextChild(0, 1, 0, 4);
	}
	get lastChild() {
		return this.nextChild(this._tree.children.length - 1, -1, 0, 4);
	}
	childAfter(pos) {
		return this.nextChild(0, 1, pos, 2);
	}
	childBefore(pos) {
		return this.nextChild(this._tree.children.length - 1, -1, pos, -2);
	}
	prop(prop) {
		return this._tree.prop(prop);
	}
	enter(pos, side, mode = 0) {
		let mounted;
		if (!(mode & IterMode.IgnoreOverlays) && (mounted = MountedTree.get(this._tree)) && mounted.overlay) {
			let rPos = pos - this.from, enterBracketed = mode & IterMode.EnterBracketed && mounted.bracketed;
			for (let { from, to } of mounted.overlay) if ((side > 0 || enterBracketed ? from <= rPos : from < rPos) && (side < 0 || enterBracketed ? to >= rPos : to > rPos)) return new TreeNode(mounted.tree, mounted.overlay[0].from + this.from, -1, this);
		}
		return this.nextChild(0, 1, pos, side, mode);
	}
	nextSignificantParent() {
		let val = this;
		while (val.type.isAnonymous && val._parent) val = val._parent;
		return val;
	}
	get parent() {
		return this._parent ? this._parent.nextSignificantParent() : null;
	}
	get nextSibling() {
		return this._parent && this.index >= 0 ? this._parent.nextChild(this.index + 1, 1, 0, 4) : null;
	}
	get prevSibling() {
		return this._parent && this.index >= 0 ? this._parent.nextChild(this.index - 1, -1, 0, 4) : null;
	}
	get tree() {
		return this._tree;
	}
	toTree() {
		return this._tree;
	}
	/**
	@internal
	*/
	toString() {
		return this._tree.toString();
	}
};
function getChildren(node, type, before, after) {
	let cur = node.cursor(), result = [];
	if (!cur.firstChild()) return result;
	if (before != null) for (let found = false; !found;) {
		found = cur.type.is(before);
		if (!cur.nextSibling()) return result;
	}
	for (;;) {
		if (after != null && cur.type.is(after)) return result;
		if (cur.type.is(type)) result.push(cur.node);
		if (!cur.nextSibling()) return after == null ? result : [];
	}
}
function matchNodeContext(node, context, i = context.length - 1) {
	for (let p = node; i >= 0; p = p.parent) {
		if (!p) return false;
		if (!p.type.isAnonymous) {
			if (context[i] && context[i] != p.name) return false;
			i--;
		}
	}
	return true;
}
var BufferContext = class {
	constructor(parent, buffer, index, start) {
		this.parent = parent;
		this.buffer = buffer;
		this.index = index;
		this.start = start;
	}
};
var BufferNode = class BufferNode extends BaseNode {
	get name() {
		return this.type.name;
	}
	get from() {
		return this.context.start + this.context.buffer.buffer[this.index + 1];
	}
	get to() {
		return this.context.start + this.context.buffer.buffer[this.index + 2];
	}
	constructor(context, _parent, index) {
		super();
		this.context = context;
		this._parent = _parent;
		this.index = index;
		this.type = context.buffer.set.types[context.buffer.buffer[index]];
	}
	child(dir, pos, side) {
		let { buffer } = this.context;
		let index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.context.start, side);
		return index < 0 ? null : new BufferNode(this.context, this, index);
	}
	get firstChild() {
		return this.child(1, 0, 4);
	}
	get lastChild() {
		return this.child(-1, 0, 4);
	}
	childAfter(pos) {
		return this.child(1, pos, 2);
	}
	childBefore(pos) {
		return this.child(-1, pos, -2);
	}
	prop(prop) {
		return this.type.prop(prop);
	}
	enter(pos, side, mode = 0) {
		if (mode & IterMode.ExcludeBuffers) return null;
		let { buffer } = this.context;
		let index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], side > 0 ? 1 : -1, pos - this.context.start, side);
		return index < 0 ? null : new BufferNode(this.context, this, index);
	}
	get parent() {
		return this._parent || this.context.parent.nextSignificantParent();
	}
	externalSibling(dir) {
		return this._parent ? null : this.context.parent.nextChild(this.context.index + dir, dir, 0, 4);
	}
	get nextSibling() {
		let { buffer } = this.context;
		let after = buffer.buffer[this.index + 3];
		if (after < (this._parent ? buffer.buffer[this._parent.index + 3] : buffer.buffer.length)) return new BufferNode(this.context, this._parent, after);
		return this.externalSibling(1);
	}
	get prevSibling() {
		let { buffer } = this.context;
		let parentStart = this._parent ? this._parent.index + 4 : 0;
		if (this.index == parentStart) return this.externalSibling(-1);
		return new BufferNode(this.context, this._parent, buffer.findChild(parentStart, this.index, -1, 0, 4));
	}
	get tree() {
		return null;
	}
	toTree() {
		let children = [], positions = [];
		let { buffer } = this.context;
		let startI = this.index + 4, endI = buffer.buffer[this.index + 3];
		if (endI > startI) {
			let from = buffer.buffer[this.index + 1];
			children.push(buffer.slice(startI, endI, from));
			positions.push(0);
		}
		return new Tree(this.type, children, positions, this.to - this.from);
	}
	/**
	@internal
	*/
	toString() {
		return this.context.buffer.childString(this.index);
	}
};
function iterStack(heads) {
	if (!heads.length) return null;
	let pick = 0, picked = heads[0];
	for (let i = 1; i < heads.length; i++) {
		let node = heads[i];
		if (node.from > picked.from || node.to < picked.to) {
			picked = node;
			pick = i;
		}
	}
	let next = picked instanceof TreeNode && picked.index < 0 ? null : picked.parent;
	let newHeads = heads.slice();
	if (next) newHeads[pick] = next;
	else newHeads.splice(pick, 1);
	return new StackIterator(newHeads, picked);
}
var StackIterator = class {
	constructor(heads, node) {
		this.heads = heads;
		this.node = node;
	}
	get next() {
		return iterStack(this.heads);
	}
};
function stackIterator(tree, pos, side) {
	let inner = tree.resolveInner(pos, side), layers = null;
	for (let scan = inner instanceof TreeNode ? inner : inner.context.parent; scan; scan = scan.parent) if (scan.index < 0) {
		let parent = scan.parent;
		(layers || (layers = [inner])).push(parent.resolve(pos, side));
		scan = parent;
	} else {
		let mount = MountedTree.get(scan.tree);
		if (mount && mount.overlay && mount.overlay[0].from <= pos && mount.overlay[mount.overlay.length - 1].to >= pos) {
			let root = new TreeNode(mount.tree, mount.overlay[0].from + scan.from, -1, scan);
			(layers || (layers = [inner])).push(resolveNode(root, pos, side, false));
		}
	}
	return layers ? iterStack(layers) : inner;
}
/**
A tree cursor object focuses on a given node in a syntax tree, and
allows you to move to adjacent nodes.
*/
var TreeCursor = class {
	/**
	Shorthand for `.type.name`.
	*/
	get name() {
		return this.type.name;
	}
	/**
	@internal
	*/
	constructor(node, mode = 0) {
		/**
		@internal
		*/
		this.buffer = null;
		this.stack = [];
		/**
		@internal
		*/
		this.index = 0;
		this.bufferNode = null;
		this.mode = mode & ~IterMode.EnterBracketed;
		if (node instanceof TreeNode) this.yieldNode(node);
		else {
			this._tree = node.context.parent;
			this.buffer = node.context;
			for (let n = node._parent; n; n = n._parent) this.stack.unshift(n.index);
			this.bufferNode = node;
			this.yieldBuf(node.index);
		}
	}
	yieldNode(node) {
		if (!node) return false;
		this._tree = node;
		this.type = node.type;
		this.from = node.from;
		this.to = node.to;
		return true;
	}
	yieldBuf(index, type) {
		this.index = index;
		let { start, buffer } = this.buffer;
		this.type = type || buffer.set.types[buffer.buffer[index]];
		this.from = start + buffer.buffer[index + 1];
		this.to = start + buffer.buffer[index + 2];
		return true;
	}
	/**
	@internal
	*/
	yield(node) {
		if (!node) return false;
		if (node instanceof TreeNode) {
			this.buffer = null;
			return this.yieldNode(node);
		}
		this.buffer = node.context;
		return this.yieldBuf(node.index, node.type);
	}
	/**
	@internal
	*/
	toString() {
		return this.buffer ? this.buffer.buffer.childString(this.index) : this._tree.toString();
	}
	/**
	@internal
	*/
	enterChild(dir, pos, side) {
		if (!this.buffer) return this.yield(this._tree.nextChild(dir < 0 ? this._tree._tree.children.length - 1 : 0, dir, pos, side, this.mode));
		let { buffer } = this.buffer;
		let index = buffer.findChild(this.index + 4, buffer.buffer[this.index + 3], dir, pos - this.buffer.start, side);
		if (index < 0) return false;
		this.stack.push(this.index);
		return this.yieldBuf(index);
	}
	/**
	Move the cursor to this node's first child. When this returns
	false, the node has no child, and the cursor has not been moved.
	*/
	firstChild() {
		return this.enterChild(1, 0, 4);
	}
	/**
	Move the cursor to this node's last child.
	*/
	lastChild() {
		return this.enterChild(-1, 0, 4);
	}
	/**
	Move the cursor to the first child that ends after `pos`.
	*/
	childAfter(pos) {
		return this.enterChild(1, pos, 2);
	}
	/**
	Move to the last child that starts before `pos`.
	*/
	childBefore(pos) {
		return this.enterChild(-1, pos, -2);
	}
	/**
	Move the cursor to the child around `pos`. If side is -1 the
	child may end at that position, when 1 it may start there. This
	will also enter [overlaid](#common.MountedTree.overlay)
	[mounted](#common.NodeProp^mounted) trees unless `overlays` is
	set to false.
	*/
	enter(pos, side, mode = this.mode) {
		if (!this.buffer) return this.yield(this._tree.enter(pos, side, mode));
		return mode & IterMode.ExcludeBuffers ? false : this.enterChild(1, pos, side);
	}
	/**
	Move to the node's parent node, if this isn't the top node.
	*/
	parent() {
		if (!this.buffer) return this.yieldNode(this.mode & IterMode.IncludeAnonymous ? this._tree._parent : this._tree.parent);
		if (this.stack.length) return this.yieldBuf(this.stack.pop());
		let parent = this.mode & IterMode.IncludeAnonymous ? this.buffer.parent : this.buffer.parent.nextSignificantParent();
		this.buffer = null;
		return this.yieldNode(parent);
	}
	/**
	@internal
	*/
	sibling(dir) {
		if (!this.buffer) return !this._tree._parent ? false : this.yield(this._tree.index < 0 ? null : this._tree._parent.nextChild(this._tree.index + dir, dir, 0, 4, this.mode));
		let { buffer } = this.buffer, d = this.stack.length - 1;
		if (dir < 0) {
			let parentStart = d < 0 ? 0 : this.stack[d] + 4;
			if (this.index != parentStart) return this.yieldBuf(buffer.findChild(parentStart, this.index, -1, 0, 4));
		} else {
			let after = buffer.buffer[this.index + 3];
			if (after < (d < 0 ? buffer.buffer.length : buffer.buffer[this.stack[d] + 3])) return this.yieldBuf(after);
		}
		return d < 0 ? this.yield(this.buffer.parent.nextChild(this.buffer.index + dir, dir, 0, 4, this.mode)) : false;
	}
	/**
	Move to this node's next sibling, if any.
	*/
	nextSibling() {
		return this.sibling(1);
	}
	/**
	Move to this node's previous sibling, if any.
	*/
	prevSibling() {
		return this.sibling(-1);
	}
	atLastNode(dir) {
		let index, parent, { buffer } = this;
		if (buffer) {
			if (dir > 0) {
				if (this.index < buffer.buffer.buffer.length) return false;
			} else for (let i = 0; i < this.index; i++) if (buffer.buffer.buffer[i + 3] < this.index) return false;
			({index, parent} = buffer);
		} else ({index, _parent: parent} = this._tree);
		for (; parent; {index, _parent: parent} = parent) if (index > -1) for (let i = index + dir, e = dir < 0 ? -1 : parent._tree.children.length; i != e; i += dir) {
			let child = parent._tree.children[i];
			if (this.mode & IterMode.IncludeAnonymous || child instanceof TreeBuffer || !child.type.isAnonymous || hasChild(child)) return false;
		}
		return true;
	}
	move(dir, enter) {
		if (enter && this.enterChild(dir, 0, 4)) return true;
		for (;;) {
			if (this.sibling(dir)) return true;
			if (this.atLastNode(dir) || !this.parent()) return false;
		}
	}
	/**
	Move to the next node in a
	[pre-order](https://en.wikipedia.org/wiki/Tree_traversal#Pre-order,_NLR)
	traversal, going from a node to its first child or, if the
	current node is empty or `enter` is false, its next sibling or
	the next sibling of the first parent node that has one.
	*/
	next(enter = true) {
		return this.move(1, enter);
	}
	/**
	Move to the next node in a last-to-first pre-order traversal. A
	node is followed by its last child or, if it has none, its
	previous sibling or the previous sibling of the first parent
	node that has one.
	*/
	prev(enter = true) {
		return this.move(-1, enter);
	}
	/**
	Move the cursor to the innermost node that covers `pos`. If
	`side` is -1, it will enter nodes that end at `pos`. If it is 1,
	it will enter nodes that start at `pos`.
	*/
	moveTo(pos, side = 0) {
		while (this.from == this.to || (side < 1 ? this.from >= pos : this.from > pos) || (side > -1 ? this.to <= pos : this.to < pos)) if (!this.parent()) break;
		while (this.enterChild(1, pos, side));
		return this;
	}
	/**
	Get a [syntax node](#common.SyntaxNode) at the cursor's current
	position.
	*/
	get node() {
		if (!this.buffer) return this._tree;
		let cache = this.bufferNode, result = null, depth = 0;
		if (cache && cache.context == this.buffer) scan: for (let index = this.index, d = this.stack.length; d >= 0;) {
			for (let c = cache; c; c = c._parent) if (c.index == index) {
				if (index == this.index) return c;
				result = c;
				depth = d + 1;
				break scan;
			}
			index = this.stack[--d];
		}
		for (let i = depth; i < this.stack.length; i++) result = new BufferNode(this.buffer, result, this.stack[i]);
		return this.bufferNode = new BufferNode(this.buffer, result, this.index);
	}
	/**
	Get the [tree](#common.Tree) that represents the current node, if
	any. Will return null when the node is in a [tree
	buffer](#common.TreeBuffer).
	*/
	get tree() {
		return this.buffer ? null : this._tree._tree;
	}
	/**
	Iterate over the current node and all its descendants, calling
	`enter` when entering a node and `leave`, if given, when leaving
	one. When `enter` returns `false`, any children of that node are
	skipped, and `leave` isn't called for it.
	*/
	iterate(enter, leave) {
		for (let depth = 0;;) {
			let mustLeave = false;
			if (this.type.isAnonymous || enter(this) !== false) {
				if (this.firstChild()) {
					depth++;
					continue;
				}
				if (!this.type.isAnonymous) mustLeave = true;
			}
			for (;;) {
				if (mustLeave && leave) leave(this);
				mustLeave = this.type.isAnonymous;
				if (!depth) return;
				if (this.nextSibling()) break;
				this.parent();
				depth--;
				mustLeave = true;
			}
		}
	}
	/**
	Test whether the current node matches a given context—a sequence
	of direct parent node names. Empty strings in the context array
	are treated as wildcards.
	*/
	matchContext(context) {
		if (!this.buffer) return matchNodeContext(this.node.parent, context);
		let { buffer } = this.buffer, { types } = buffer.set;
		for (let i = context.length - 1, d = this.stack.length - 1; i >= 0; d--) {
			if (d < 0) return matchNodeContext(this._tree, context, i);
			let type = types[buffer.buffer[this.stack[d]]];
			if (!type.isAnonymous) {
				if (context[i] && context[i] != type.name) return false;
				i--;
			}
		}
		return true;
	}
};
function hasChild(tree) {
	return tree.children.some((ch) => ch instanceof TreeBuffer || !ch.type.isAnonymous || hasChild(ch));
}
function buildTree(data) {
	var _a;
	let { buffer, nodeSet, maxBufferLength = DefaultBufferLength, reused = [], minRepeatType = nodeSet.types.length } = data;
	let cursor = Array.isArray(buffer) ? new FlatBufferCursor(buffer, buffer.length) : buffer;
	let types = nodeSet.types;
	let contextHash = 0, lookAhead = 0;
	function takeNode(parentStart, minPos, children, positions, inRepeat, depth) {
		let { id, start, end, size } = cursor;
		let lookAheadAtStart = lookAhead, contextAtStart = contextHash;
		if (size < 0) {
			cursor.next();
			if (size == -1) {
				let node = reused[id];
				children.push(node);
				positions.push(start - parentStart);
				return;
			} else if (size == -3) {
				contextHash = id;
				return;
			} else if (size == -4) {
				lookAhead = id;
				return;
			} else throw new RangeError(`Unrecognized record size: ${size}`);
		}
		let type = types[id], node, buffer;
		let startPos = start - parentStart;
		if (end - start <= maxBufferLength && (buffer = findBufferSize(cursor.pos - minPos, inRepeat))) {
			let data = new Uint16Array(buffer.size - buffer.skip);
			let endPos = cursor.pos - buffer.size, index = data.length;
			while (cursor.pos > endPos) index = copyToBuffer(buffer.start, data, index);
			node = new TreeBuffer(data, end - buffer.start, nodeSet);
			startPos = buffer.start - parentStart;
		} else {
			let endPos = cursor.pos - size;
			cursor.next();
			let localChildren = [], localPositions = [];
			let localInRepeat = id >= minRepeatType ? id : -1;
			let lastGroup = 0, lastEnd = end, groupLookAhead = lookAheadAtStart;
			while (cursor.pos > endPos) if (localInRepeat >= 0 && cursor.id == localInRepeat && cursor.size >= 0) {
				if (cursor.end <= lastEnd - maxBufferLength) {
					makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart);
					lastGroup = localChildren.length;
					lastEnd = cursor.end;
					groupLookAhead = lookAhead;
				}
				cursor.next();
			} else if (depth > 2500) takeFlatNode(start, endPos, localChildren, localPositions);
			else {
				if (localInRepeat >= 0 && cursor.size == -1 && reused[cursor.id].type == nodeSet.types[localInRepeat]) {
					if (lastGroup < localChildren.length) makeRepeatLeaf(localChildren, localPositions, start, lastGroup, cursor.end, lastEnd, localInRepeat, groupLookAhead, contextAtStart);
					lastGroup = localChildren.length + 1;
					lastEnd = cursor.start;
					groupLookAhead = lookAhead;
				}
				takeNode(start, endPos, localChildren, localPositions, localInRepeat, depth + 1);
			}
			if (localInRepeat >= 0 && lastGroup > 0 && lastGroup < localChildren.length) makeRepeatLeaf(localChildren, localPositions, start, lastGroup, start, lastEnd, localInRepeat, groupLookAhead, contextAtStart);
			localChildren.reverse();
			localPositions.reverse();
			if (localInRepeat > -1 && lastGroup > 0) {
				let make = makeBalanced(type, contextAtStart);
				node = balanceRange(type, localChildren, localPositions, 0, localChildren.length, 0, end - start, make, make);
			} else node = makeTree(type, localChildren, localPositions, end - start, lookAheadAtStart - end, contextAtStart);
		}
		children.push(node);
		positions.push(startPos);
	}
	function takeFlatNode(parentStart, minPos, children, positions) {
		let nodes = [];
		let nodeCount = 0, stopAt = -1;
		while (cursor.pos > minPos) {
			let { id, start, end, size } = cursor;
			if (size > 4) cursor.next();
			else if (stopAt > -1 && start < stopAt) break;
			else {
				if (stopAt < 0) stopAt = end - maxBufferLength;
				nodes.push(id, start, end);
				nodeCount++;
				cursor.next();
			}
		}
		if (nodeCount) {
			let buffer = new Uint16Array(nodeCount * 4);
			let start = nodes[nodes.length - 2];
			for (let i = nodes.length - 3, j = 0; i >= 0; i -= 3) {
				buffer[j++] = nodes[i];
				buffer[j++] = nodes[i + 1] - start;
				buffer[j++] = nodes[i + 2] - start;
				buffer[j++] = j;
			}
			children.push(new TreeBuffer(buffer, nodes[2] - start, nodeSet));
			positions.push(start - parentStart);
		}
	}
	function makeBalanced(type, contextHash) {
		return (children, positions, length) => {
			let lookAhead = 0, lastI = children.length - 1, last, lookAheadProp;
			if (lastI >= 0 && (last = children[lastI]) instanceof Tree) {
				if (!lastI && last.type == type && last.length == length) return last;
				if (lookAheadProp = last.prop(NodeProp.lookAhead)) lookAhead = positions[lastI] + last.length + lookAheadProp - length;
			}
			return makeTree(type, children, positions, length, lookAhead, contextHash);
		};
	}
	function makeRepeatLeaf(children, positions, base, i, from, to, type, lookAhead, contextHash) {
		let localChildren = [], localPositions = [];
		while (children.length > i) {
			localChildren.push(children.pop());
			localPositions.push(positions.pop() + base - from);
		}
		children.push(makeTree(nodeSet.types[type], localChildren, localPositions, to - from, lookAhead - to, contextHash));
		positions.push(from - base);
	}
	function makeTree(type, children, positions, length, lookAhead, contextHash, props) {
		if (contextHash) {
			let pair = [NodeProp.contextHash, contextHash];
			props = props ? [pair].concat(props) : [pair];
		}
		if (lookAhead > 25) {
			let pair = [NodeProp.lookAhead, lookAhead];
			props = props ? [pair].concat(props) : [pair];
		}
		return new Tree(type, children, positions, length, props);
	}
	function findBufferSize(maxSize, inRepeat) {
		let fork = cursor.fork();
		let size = 0, start = 0, skip = 0, minStart = fork.end - maxBufferLength;
		let result = {
			size: 0,
			start: 0,
			skip: 0
		};
		scan: for (let minPos = fork.pos - maxSize; fork.pos > minPos;) {
			let nodeSize = fork.size;
			if (fork.id == inRepeat && nodeSize >= 0) {
				result.size = size;
				result.start = start;
				result.skip = skip;
				skip += 4;
				size += 4;
				fork.next();
				continue;
			}
			let startPos = fork.pos - nodeSize;
			if (nodeSize < 0 || startPos < minPos || fork.start < minStart) break;
			let localSkipped = fork.id >= minRepeatType ? 4 : 0;
			let nodeStart = fork.start;
			fork.next();
			while (fork.pos > startPos) {
				if (fork.size < 0) {
					if (fork.size == -3 || fork.size == -4) localSkipped += 4;
					else break scan;
				} else if (fork.id >= minRepeatType) localSkipped += 4;
				fork.next();
			}
			start = nodeStart;
			size += nodeSize;
			skip += localSkipped;
		}
		if (inRepeat < 0 || size == maxSize) {
			result.size = size;
			result.start = start;
			result.skip = skip;
		}
		return result.size > 4 ? result : void 0;
	}
	function copyToBuffer(bufferStart, buffer, index) {
		let { id, start, end, size } = cursor;
		cursor.next();
		if (size >= 0 && id < minRepeatType) {
			let startIndex = index;
			if (size > 4) {
				let endPos = cursor.pos - (size - 4);
				while (cursor.pos > endPos) index = copyToBuffer(bufferStart, buffer, index);
			}
			buffer[--index] = startIndex;
			buffer[--index] = end - bufferStart;
			buffer[--index] = start - bufferStart;
			buffer[--index] = id;
		} else if (size == -3) contextHash = id;
		else if (size == -4) lookAhead = id;
		return index;
	}
	let children = [], positions = [];
	while (cursor.pos > 0) takeNode(data.start || 0, data.bufferStart || 0, children, positions, -1, 0);
	let length = (_a = data.length) !== null && _a !== void 0 ? _a : children.length ? positions[0] + children[0].length : 0;
	return new Tree(types[data.topID], children.reverse(), positions.reverse(), length);
}
const nodeSizeCache = /* @__PURE__ */ new WeakMap();
function nodeSize(balanceType, node) {
	if (!balanceType.isAnonymous || node instanceof TreeBuffer || node.type != balanceType) return 1;
	let size = nodeSizeCache.get(node);
	if (size == null) {
		size = 1;
		for (let child of node.children) {
			if (child.type != balanceType || !(child instanceof Tree)) {
				size = 1;
				break;
			}
			size += nodeSize(balanceType, child);
		}
		nodeSizeCache.set(node, size);
	}
	return size;
}
function balanceRange(balanceType, children, positions, from, to, start, length, mkTop, mkTree) {
	let total = 0;
	for (let i = from; i < to; i++) total += nodeSize(balanceType, children[i]);
	let maxChild = Math.ceil(total * 1.5 / 8);
	let localChildren = [], localPositions = [];
	function divide(children, positions, from, to, offset) {
		for (let i = from; i < to;) {
			let groupFrom = i, groupStart = positions[i], groupSize = nodeSize(balanceType, children[i]);
			i++;
			for (; i < to; i++) {
				let nextSize = nodeSize(balanceType, children[i]);
				if (groupSize + nextSize >= maxChild) break;
				groupSize += nextSize;
			}
			if (i == groupFrom + 1) {
				if (groupSize > maxChild) {
					let only = children[groupFrom];
					divide(only.children, only.positions, 0, only.children.length, positions[groupFrom] + offset);
					continue;
				}
				localChildren.push(children[groupFrom]);
			} else {
				let length = positions[i - 1] + children[i - 1].length - groupStart;
				localChildren.push(balanceRange(balanceType, children, positions, groupFrom, i, groupStart, length, null, mkTree));
			}
			localPositions.push(groupStart + offset - start);
		}
	}
	divide(children, positions, from, to, 0);
	return (mkTop || mkTree)(localChildren, localPositions, length);
}
/**
A superclass that parsers should extend.
*/
var Parser = class {
	/**
	Start a parse, returning a [partial parse](#common.PartialParse)
	object. [`fragments`](#common.TreeFragment) can be passed in to
	make the parse incremental.
	
	By default, the entire input is parsed. You can pass `ranges`,
	which should be a sorted array of non-empty, non-overlapping
	ranges, to parse only those ranges. The tree returned in that
	case will start at `ranges[0].from`.
	*/
	startParse(input, fragments, ranges) {
		if (typeof input == "string") input = new StringInput(input);
		ranges = !ranges ? [new Range(0, input.length)] : ranges.length ? ranges.map((r) => new Range(r.from, r.to)) : [new Range(0, 0)];
		return this.createParse(input, fragments || [], ranges);
	}
	/**
	Run a full parse, returning the resulting tree.
	*/
	parse(input, fragments, ranges) {
		let parse = this.startParse(input, fragments, ranges);
		for (;;) {
			let done = parse.advance();
			if (done) return done;
		}
	}
};
var StringInput = class {
	constructor(string) {
		this.string = string;
	}
	get length() {
		return this.string.length;
	}
	chunk(from) {
		return this.string.slice(from);
	}
	get lineChunks() {
		return false;
	}
	read(from, to) {
		return this.string.slice(from, to);
	}
};
new NodeProp({ perNode: true });
// node_modules/@lezer/highlight/dist/index.js
let nextTagID = 0;
/**
Highlighting tags are markers that denote a highlighting category.
They are [associated](#highlight.styleTags) with parts of a syntax
tree by a language mode, and then mapped to an actual CSS style by
a [highlighter](#highlight.Highlighter).

Because syntax tree node types and highlight styles have to be
able to talk the same language, CodeMirror uses a mostly _closed_
[vocabulary](#highlight.tags) of syntax tags (as opposed to
traditional open string-based systems, which make it hard for
highlighting themes to cover all the tokens produced by the
various languages).

It _is_ possible to [define](#highlight.Tag^define) your own
highlighting tags for system-internal use (where you control both
the language package and the highlighter), but such tags will not
be picked up by regular highlighters (though you can derive them
from standard tags to allow highlighters to fall back to those).
*/
var Tag = class Tag {
	/**
	@internal
	*/
	constructor(name, set, base, modified) {
		this.name = name;
		this.set = set;
		this.base = base;
		this.modified = modified;
		/**
		@internal
		*/
		this.id = nextTagID++;
	}
	toString() {
		let { name } = this;
		for (let mod of this.modified) if (mod.name) name = `${mod.name}(${name})`;
		return name;
	}
	static define(nameOrParent, parent) {
		let name = typeof nameOrParent == "string" ? nameOrParent : "?";
		if (nameOrParent instanceof Tag) parent = nameOrParent;
		if (parent === null || parent === void 0 ? void 0 : parent.base) throw new Error("Can not derive from a modified tag");
		let tag = new Tag(name, [], null, []);
		tag.set.push(tag);
		if (parent) for (let t of parent.set) tag.set.push(t);
		return tag;
	}
	/**
	Define a tag _modifier_, which is a function that, given a tag,
	will return a tag that is a subtag of the original. Applying the
	same modifier to a twice tag will return the same value (`m1(t1)
	== m1(t1)`) and applying multiple modifiers will, regardless or
	order, produce the same tag (`m1(m2(t1)) == m2(m1(t1))`).
	
	When multiple modifiers are applied to a given base tag, each
	smaller set of modifiers is registered as a parent, so that for
	example `m1(m2(m3(t1)))` is a subtype of `m1(m2(t1))`,
	`m1(m3(t1)`, and so on.
	*/
	static defineModifier(name) {
		let mod = new Modifier(name);
		return (tag) => {
			if (tag.modified.indexOf(mod) > -1) return tag;
			return Modifier.get(tag.base || tag, tag.modified.concat(mod).sort((a, b) => a.id - b.id));
		};
	}
};
let nextModifierID = 0;
var Modifier = class Modifier {
	constructor(name) {
		this.name = name;
		this.instances = [];
		this.id = nextModifierID++;
	}
	static get(base, mods) {
		if (!mods.length) return base;
		let exists = mods[0].instances.find((t) => t.base == base && sameArray(mods, t.modified));
		if (exists) return exists;
		let set = [], tag = new Tag(base.name, set, base, mods);
		for (let m of mods) m.instances.push(tag);
		let configs = powerSet(mods);
		for (let parent of base.set) if (!parent.modified.length) for (let config of configs) set.push(Modifier.get(parent, config));
		return tag;
	}
};
function sameArray(a, b) {
	return a.length == b.length && a.every((x, i) => x == b[i]);
}
function powerSet(array) {
	let sets = [[]];
	for (let i = 0; i < array.length; i++) for (let j = 0, e = sets.length; j < e; j++) sets.push(sets[j].concat(array[i]));
	return sets.sort((a, b) => b.length - a.length);
}
/**
This function is used to add a set of tags to a language syntax
via [`NodeSet.extend`](#common.NodeSet.extend) or
[`LRParser.configure`](#lr.LRParser.configure).

The argument object maps node selectors to [highlighting
tags](#highlight.Tag) or arrays of tags.

Node selectors may hold one or more (space-separated) node paths.
Such a path can be a [node name](#common.NodeType.name), or
multiple node names (or `*` wildcards) separated by slash
characters, as in `"Block/Declaration/VariableName"`. Such a path
matches the final node but only if its direct parent nodes are the
other nodes mentioned. A `*` in such a path matches any parent,
but only a single level—wildcards that match multiple parents
aren't supported, both for efficiency reasons and because Lezer
trees make it rather hard to reason about what they would match.)

A path can be ended with `/...` to indicate that the tag assigned
to the node should also apply to all child nodes, even if they
match their own style (by default, only the innermost style is
used).

When a path ends in `!`, as in `Attribute!`, no further matching
happens for the node's child nodes, and the entire node gets the
given style.

In this notation, node names that contain `/`, `!`, `*`, or `...`
must be quoted as JSON strings.

For example:

```javascript
parser.configure({props: [
styleTags({
// Style Number and BigNumber nodes
"Number BigNumber": tags.number,
// Style Escape nodes whose parent is String
"String/Escape": tags.escape,
// Style anything inside Attributes nodes
"Attributes!": tags.meta,
// Add a style to all content inside Italic nodes
"Italic/...": tags.emphasis,
// Style InvalidString nodes as both `string` and `invalid`
"InvalidString": [tags.string, tags.invalid],
// Style the node named "/" as punctuation
'"/"': tags.punctuation
})
]})
```
*/
function styleTags(spec) {
	let byName = Object.create(null);
	for (let prop in spec) {
		let tags = spec[prop];
		if (!Array.isArray(tags)) tags = [tags];
		for (let part of prop.split(" ")) if (part) {
			let pieces = [], mode = 2, rest = part;
			for (let pos = 0;;) {
				if (rest == "..." && pos > 0 && pos + 3 == part.length) {
					mode = 1;
					break;
				}
				let m = /^"(?:[^"\\]|\\.)*?"|[^\/!]+/.exec(rest);
				if (!m) throw new RangeError("Invalid path: " + part);
				pieces.push(m[0] == "*" ? "" : m[0][0] == "\"" ? JSON.parse(m[0]) : m[0]);
				pos += m[0].length;
				if (pos == part.length) break;
				let next = part[pos++];
				if (pos == part.length && next == "!") {
					mode = 0;
					break;
				}
				if (next != "/") throw new RangeError("Invalid path: " + part);
				rest = part.slice(pos);
			}
			let last = pieces.length - 1, inner = pieces[last];
			if (!inner) throw new RangeError("Invalid path: " + part);
			byName[inner] = new Rule(tags, mode, last > 0 ? pieces.slice(0, last) : null).sort(byName[inner]);
		}
	}
	return ruleNodeProp.add(byName);
}
const ruleNodeProp = new NodeProp({ combine(a, b) {
	let cur, root, take;
	while (a || b) {
		if (!a || b && a.depth <= b.depth) {
			take = b;
			b = b.next;
		} else {
			take = a;
			a = a.next;
		}
		if (cur && cur.mode == take.mode && !take.context && !cur.context) continue;
		let copy = new Rule(take.tags, take.mode, take.context);
		if (cur) cur.next = copy;
		else root = copy;
		cur = copy;
	}
	return root;
} });
var Rule = class {
	constructor(tags, mode, context, next) {
		this.tags = tags;
		this.mode = mode;
		this.context = context;
		this.next = next;
	}
	get opaque() {
		return this.mode == 0;
	}
	get inherit() {
		return this.mode == 1;
	}
	sort(other) {
		if (!other || other.depth < this.depth) {
			this.next = other;
			return this;
		}
		other.next = this.sort(other.next);
		return other;
	}
	get depth() {
		return this.context ? this.context.length : 0;
	}
};
Rule.empty = new Rule([], 2, null);
/**
Define a [highlighter](#highlight.Highlighter) from an array of
tag/class pairs. Classes associated with more specific tags will
take precedence.
*/
function tagHighlighter(tags, options) {
	let map = Object.create(null);
	for (let style of tags) if (!Array.isArray(style.tag)) map[style.tag.id] = style.class;
	else for (let tag of style.tag) map[tag.id] = style.class;
	let { scope, all = null } = options || {};
	return {
		style: (tags) => {
			let cls = all;
			for (let tag of tags) for (let sub of tag.set) {
				let tagClass = map[sub.id];
				if (tagClass) {
					cls = cls ? cls + " " + tagClass : tagClass;
					break;
				}
			}
			return cls;
		},
		scope
	};
}
const t = Tag.define;
const comment = t();
const name = t();
const typeName = t(name);
const propertyName = t(name);
const literal = t();
const string = t(literal);
const number = t(literal);
const content = t();
const heading = t(content);
const keyword = t();
const operator = t();
const punctuation = t();
const bracket = t(punctuation);
const meta = t();
/**
The default set of highlighting [tags](#highlight.Tag).

This collection is heavily biased towards programming languages,
and necessarily incomplete. A full ontology of syntactic
constructs would fill a stack of books, and be impractical to
write themes for. So try to make do with this set. If all else
fails, [open an
issue](https://code.haverbeke.berlin/codemirror/dev/issues) to propose a
new tag, or [define](#highlight.Tag^define) a local custom tag for
your use case.

Note that it is not obligatory to always attach the most specific
tag possible to an element—if your grammar can't easily
distinguish a certain type of element (such as a local variable),
it is okay to style it as its more general variant (a variable).

For tags that extend some parent tag, the documentation links to
the parent.
*/
const tags = {
	/**
	A comment.
	*/
	comment,
	/**
	A line [comment](#highlight.tags.comment).
	*/
	lineComment: t(comment),
	/**
	A block [comment](#highlight.tags.comment).
	*/
	blockComment: t(comment),
	/**
	A documentation [comment](#highlight.tags.comment).
	*/
	docComment: t(comment),
	/**
	Any kind of identifier.
	*/
	name,
	/**
	The [name](#highlight.tags.name) of a variable.
	*/
	variableName: t(name),
	/**
	A type [name](#highlight.tags.name).
	*/
	typeName,
	/**
	A tag name (subtag of [`typeName`](#highlight.tags.typeName)).
	*/
	tagName: t(typeName),
	/**
	A property or field [name](#highlight.tags.name).
	*/
	propertyName,
	/**
	An attribute name (subtag of [`propertyName`](#highlight.tags.propertyName)).
	*/
	attributeName: t(propertyName),
	/**
	The [name](#highlight.tags.name) of a class.
	*/
	className: t(name),
	/**
	A label [name](#highlight.tags.name).
	*/
	labelName: t(name),
	/**
	A namespace [name](#highlight.tags.name).
	*/
	namespace: t(name),
	/**
	The [name](#highlight.tags.name) of a macro.
	*/
	macroName: t(name),
	/**
	A literal value.
	*/
	literal,
	/**
	A string [literal](#highlight.tags.literal).
	*/
	string,
	/**
	A documentation [string](#highlight.tags.string).
	*/
	docString: t(string),
	/**
	A character literal (subtag of [string](#highlight.tags.string)).
	*/
	character: t(string),
	/**
	An attribute value (subtag of [string](#highlight.tags.string)).
	*/
	attributeValue: t(string),
	/**
	A number [literal](#highlight.tags.literal).
	*/
	number,
	/**
	An integer [number](#highlight.tags.number) literal.
	*/
	integer: t(number),
	/**
	A floating-point [number](#highlight.tags.number) literal.
	*/
	float: t(number),
	/**
	A boolean [literal](#highlight.tags.literal).
	*/
	bool: t(literal),
	/**
	Regular expression [literal](#highlight.tags.literal).
	*/
	regexp: t(literal),
	/**
	An escape [literal](#highlight.tags.literal), for example a
	backslash escape in a string.
	*/
	escape: t(literal),
	/**
	A color [literal](#highlight.tags.literal).
	*/
	color: t(literal),
	/**
	A URL [literal](#highlight.tags.literal).
	*/
	url: t(literal),
	/**
	A language keyword.
	*/
	keyword,
	/**
	The [keyword](#highlight.tags.keyword) for the self or this
	object.
	*/
	self: t(keyword),
	/**
	The [keyword](#highlight.tags.keyword) for null.
	*/
	null: t(keyword),
	/**
	A [keyword](#highlight.tags.keyword) denoting some atomic value.
	*/
	atom: t(keyword),
	/**
	A [keyword](#highlight.tags.keyword) that represents a unit.
	*/
	unit: t(keyword),
	/**
	A modifier [keyword](#highlight.tags.keyword).
	*/
	modifier: t(keyword),
	/**
	A [keyword](#highlight.tags.keyword) that acts as an operator.
	*/
	operatorKeyword: t(keyword),
	/**
	A control-flow related [keyword](#highlight.tags.keyword).
	*/
	controlKeyword: t(keyword),
	/**
	A [keyword](#highlight.tags.keyword) that defines something.
	*/
	definitionKeyword: t(keyword),
	/**
	A [keyword](#highlight.tags.keyword) related to defining or
	interfacing with modules.
	*/
	moduleKeyword: t(keyword),
	/**
	An operator.
	*/
	operator,
	/**
	An [operator](#highlight.tags.operator) that dereferences something.
	*/
	derefOperator: t(operator),
	/**
	Arithmetic-related [operator](#highlight.tags.operator).
	*/
	arithmeticOperator: t(operator),
	/**
	Logical [operator](#highlight.tags.operator).
	*/
	logicOperator: t(operator),
	/**
	Bit [operator](#highlight.tags.operator).
	*/
	bitwiseOperator: t(operator),
	/**
	Comparison [operator](#highlight.tags.operator).
	*/
	compareOperator: t(operator),
	/**
	[Operator](#highlight.tags.operator) that updates its operand.
	*/
	updateOperator: t(operator),
	/**
	[Operator](#highlight.tags.operator) that defines something.
	*/
	definitionOperator: t(operator),
	/**
	Type-related [operator](#highlight.tags.operator).
	*/
	typeOperator: t(operator),
	/**
	Control-flow [operator](#highlight.tags.operator).
	*/
	controlOperator: t(operator),
	/**
	Program or markup punctuation.
	*/
	punctuation,
	/**
	[Punctuation](#highlight.tags.punctuation) that separates
	things.
	*/
	separator: t(punctuation),
	/**
	Bracket-style [punctuation](#highlight.tags.punctuation).
	*/
	bracket,
	/**
	Angle [brackets](#highlight.tags.bracket) (usually `<` and `>`
	tokens).
	*/
	angleBracket: t(bracket),
	/**
	Square [brackets](#highlight.tags.bracket) (usually `[` and `]`
	tokens).
	*/
	squareBracket: t(bracket),
	/**
	Parentheses (usually `(` and `)` tokens). Subtag of
	[bracket](#highlight.tags.bracket).
	*/
	paren: t(bracket),
	/**
	Braces (usually `{` and `}` tokens). Subtag of
	[bracket](#highlight.tags.bracket).
	*/
	brace: t(bracket),
	/**
	Content, for example plain text in XML or markup documents.
	*/
	content,
	/**
	[Content](#highlight.tags.content) that represents a heading.
	*/
	heading,
	/**
	A level 1 [heading](#highlight.tags.heading).
	*/
	heading1: t(heading),
	/**
	A level 2 [heading](#highlight.tags.heading).
	*/
	heading2: t(heading),
	/**
	A level 3 [heading](#highlight.tags.heading).
	*/
	heading3: t(heading),
	/**
	A level 4 [heading](#highlight.tags.heading).
	*/
	heading4: t(heading),
	/**
	A level 5 [heading](#highlight.tags.heading).
	*/
	heading5: t(heading),
	/**
	A level 6 [heading](#highlight.tags.heading).
	*/
	heading6: t(heading),
	/**
	A prose [content](#highlight.tags.content) separator (such as a horizontal rule).
	*/
	contentSeparator: t(content),
	/**
	[Content](#highlight.tags.content) that represents a list.
	*/
	list: t(content),
	/**
	[Content](#highlight.tags.content) that represents a quote.
	*/
	quote: t(content),
	/**
	[Content](#highlight.tags.content) that is emphasized.
	*/
	emphasis: t(content),
	/**
	[Content](#highlight.tags.content) that is styled strong.
	*/
	strong: t(content),
	/**
	[Content](#highlight.tags.content) that is part of a link.
	*/
	link: t(content),
	/**
	[Content](#highlight.tags.content) that is styled as code or
	monospace.
	*/
	monospace: t(content),
	/**
	[Content](#highlight.tags.content) that has a strike-through
	style.
	*/
	strikethrough: t(content),
	/**
	Inserted text in a change-tracking format.
	*/
	inserted: t(),
	/**
	Deleted text.
	*/
	deleted: t(),
	/**
	Changed text.
	*/
	changed: t(),
	/**
	An invalid or unsyntactic element.
	*/
	invalid: t(),
	/**
	Metadata or meta-instruction.
	*/
	meta,
	/**
	[Metadata](#highlight.tags.meta) that applies to the entire
	document.
	*/
	documentMeta: t(meta),
	/**
	[Metadata](#highlight.tags.meta) that annotates or adds
	attributes to a given syntactic element.
	*/
	annotation: t(meta),
	/**
	Processing instruction or preprocessor directive. Subtag of
	[meta](#highlight.tags.meta).
	*/
	processingInstruction: t(meta),
	/**
	[Modifier](#highlight.Tag^defineModifier) that indicates that a
	given element is being defined. Expected to be used with the
	various [name](#highlight.tags.name) tags.
	*/
	definition: Tag.defineModifier("definition"),
	/**
	[Modifier](#highlight.Tag^defineModifier) that indicates that
	something is constant. Mostly expected to be used with
	[variable names](#highlight.tags.variableName).
	*/
	constant: Tag.defineModifier("constant"),
	/**
	[Modifier](#highlight.Tag^defineModifier) used to indicate that
	a [variable](#highlight.tags.variableName) or [property
	name](#highlight.tags.propertyName) is being called or defined
	as a function.
	*/
	function: Tag.defineModifier("function"),
	/**
	[Modifier](#highlight.Tag^defineModifier) that can be applied to
	[names](#highlight.tags.name) to indicate that they belong to
	the language's standard environment.
	*/
	standard: Tag.defineModifier("standard"),
	/**
	[Modifier](#highlight.Tag^defineModifier) that indicates a given
	[names](#highlight.tags.name) is local to some scope.
	*/
	local: Tag.defineModifier("local"),
	/**
	A generic variant [modifier](#highlight.Tag^defineModifier) that
	can be used to tag language-specific alternative variants of
	some common tag. It is recommended for themes to define special
	forms of at least the [string](#highlight.tags.string) and
	[variable name](#highlight.tags.variableName) tags, since those
	come up a lot.
	*/
	special: Tag.defineModifier("special")
};
for (let name in tags) {
	let val = tags[name];
	if (val instanceof Tag) val.name = name;
}
tagHighlighter([
	{
		tag: tags.link,
		class: "tok-link"
	},
	{
		tag: tags.heading,
		class: "tok-heading"
	},
	{
		tag: tags.emphasis,
		class: "tok-emphasis"
	},
	{
		tag: tags.strong,
		class: "tok-strong"
	},
	{
		tag: tags.keyword,
		class: "tok-keyword"
	},
	{
		tag: tags.atom,
		class: "tok-atom"
	},
	{
		tag: tags.bool,
		class: "tok-bool"
	},
	{
		tag: tags.url,
		class: "tok-url"
	},
	{
		tag: tags.labelName,
		class: "tok-labelName"
	},
	{
		tag: tags.inserted,
		class: "tok-inserted"
	},
	{
		tag: tags.deleted,
		class: "tok-deleted"
	},
	{
		tag: tags.literal,
		class: "tok-literal"
	},
	{
		tag: tags.string,
		class: "tok-string"
	},
	{
		tag: tags.number,
		class: "tok-number"
	},
	{
		tag: [
			tags.regexp,
			tags.escape,
			tags.special(tags.string)
		],
		class: "tok-string2"
	},
	{
		tag: tags.variableName,
		class: "tok-variableName"
	},
	{
		tag: tags.local(tags.variableName),
		class: "tok-variableName tok-local"
	},
	{
		tag: tags.definition(tags.variableName),
		class: "tok-variableName tok-definition"
	},
	{
		tag: tags.special(tags.variableName),
		class: "tok-variableName2"
	},
	{
		tag: tags.definition(tags.propertyName),
		class: "tok-propertyName tok-definition"
	},
	{
		tag: tags.typeName,
		class: "tok-typeName"
	},
	{
		tag: tags.namespace,
		class: "tok-namespace"
	},
	{
		tag: tags.className,
		class: "tok-className"
	},
	{
		tag: tags.macroName,
		class: "tok-macroName"
	},
	{
		tag: tags.propertyName,
		class: "tok-propertyName"
	},
	{
		tag: tags.operator,
		class: "tok-operator"
	},
	{
		tag: tags.comment,
		class: "tok-comment"
	},
	{
		tag: tags.meta,
		class: "tok-meta"
	},
	{
		tag: tags.invalid,
		class: "tok-invalid"
	},
	{
		tag: tags.punctuation,
		class: "tok-punctuation"
	}
]);
// node_modules/@lezer/markdown/dist/index.js
var CompositeBlock = class CompositeBlock {
	static create(type, value, from, parentHash, end) {
		let hash = parentHash + (parentHash << 8) + type + (value << 4) | 0;
		return new CompositeBlock(type, value, from, hash, end, [], []);
	}
	constructor(type, value, from, hash, end, children, positions) {
		this.type = type;
		this.value = value;
		this.from = from;
		this.hash = hash;
		this.end = end;
		this.children = children;
		this.positions = positions;
		/**
		@internal Used only in list items
		*/
		this.blankFirstLine = false;
		this.hashProp = [[NodeProp.contextHash, hash]];
	}
	addChild(child, pos) {
		if (child.prop(NodeProp.contextHash) != this.hash) child = new Tree(child.type, child.children, child.positions, child.length, this.hashProp);
		this.children.push(child);
		this.positions.push(pos);
	}
	toTree(nodeSet, end = this.end) {
		let last = this.children.length - 1;
		if (last >= 0) end = Math.max(end, this.positions[last] + this.children[last].length + this.from);
		return new Tree(nodeSet.types[this.type], this.children, this.positions, end - this.from).balance({ makeTree: (children, positions, length) => new Tree(NodeType.none, children, positions, length, this.hashProp) });
	}
};
var Type;
(function(Type) {
	Type[Type["Document"] = 1] = "Document";
	Type[Type["CodeBlock"] = 2] = "CodeBlock";
	Type[Type["FencedCode"] = 3] = "FencedCode";
	Type[Type["Blockquote"] = 4] = "Blockquote";
	Type[Type["HorizontalRule"] = 5] = "HorizontalRule";
	Type[Type["BulletList"] = 6] = "BulletList";
	Type[Type["OrderedList"] = 7] = "OrderedList";
	Type[Type["ListItem"] = 8] = "ListItem";
	Type[Type["ATXHeading1"] = 9] = "ATXHeading1";
	Type[Type["ATXHeading2"] = 10] = "ATXHeading2";
	Type[Type["ATXHeading3"] = 11] = "ATXHeading3";
	Type[Type["ATXHeading4"] = 12] = "ATXHeading4";
	Type[Type["ATXHeading5"] = 13] = "ATXHeading5";
	Type[Type["ATXHeading6"] = 14] = "ATXHeading6";
	Type[Type["SetextHeading1"] = 15] = "SetextHeading1";
	Type[Type["SetextHeading2"] = 16] = "SetextHeading2";
	Type[Type["HTMLBlock"] = 17] = "HTMLBlock";
	Type[Type["LinkReference"] = 18] = "LinkReference";
	Type[Type["Paragraph"] = 19] = "Paragraph";
	Type[Type["CommentBlock"] = 20] = "CommentBlock";
	Type[Type["ProcessingInstructionBlock"] = 21] = "ProcessingInstructionBlock";
	Type[Type["Escape"] = 22] = "Escape";
	Type[Type["Entity"] = 23] = "Entity";
	Type[Type["HardBreak"] = 24] = "HardBreak";
	Type[Type["Emphasis"] = 25] = "Emphasis";
	Type[Type["StrongEmphasis"] = 26] = "StrongEmphasis";
	Type[Type["Link"] = 27] = "Link";
	Type[Type["Image"] = 28] = "Image";
	Type[Type["InlineCode"] = 29] = "InlineCode";
	Type[Type["HTMLTag"] = 30] = "HTMLTag";
	Type[Type["Comment"] = 31] = "Comment";
	Type[Type["ProcessingInstruction"] = 32] = "ProcessingInstruction";
	Type[Type["Autolink"] = 33] = "Autolink";
	Type[Type["HeaderMark"] = 34] = "HeaderMark";
	Type[Type["QuoteMark"] = 35] = "QuoteMark";
	Type[Type["ListMark"] = 36] = "ListMark";
	Type[Type["LinkMark"] = 37] = "LinkMark";
	Type[Type["EmphasisMark"] = 38] = "EmphasisMark";
	Type[Type["CodeMark"] = 39] = "CodeMark";
	Type[Type["CodeText"] = 40] = "CodeText";
	Type[Type["CodeInfo"] = 41] = "CodeInfo";
	Type[Type["LinkTitle"] = 42] = "LinkTitle";
	Type[Type["LinkLabel"] = 43] = "LinkLabel";
	Type[Type["URL"] = 44] = "URL";
})(Type || (Type = {}));
/**
Data structure used to accumulate a block's content during [leaf
block parsing](#BlockParser.leaf).
*/
var LeafBlock = class {
	/**
	@internal
	*/
	constructor(start, content) {
		this.start = start;
		this.content = content;
		/**
		@internal
		*/
		this.marks = [];
		/**
		The block parsers active for this block.
		*/
		this.parsers = [];
	}
};
/**
Data structure used during block-level per-line parsing.
*/
var Line = class {
	constructor() {
		/**
		The line's full text.
		*/
		this.text = "";
		/**
		The base indent provided by the composite contexts (that have
		been handled so far).
		*/
		this.baseIndent = 0;
		/**
		The string position corresponding to the base indent.
		*/
		this.basePos = 0;
		/**
		The number of contexts handled @internal
		*/
		this.depth = 0;
		/**
		Any markers (i.e. block quote markers) parsed for the contexts.
		A block parser that moves across lines, covering such marks, may
		need to include these in its node structure.
		*/
		this.markers = [];
		/**
		The position of the next non-whitespace character beyond any
		list, blockquote, or other composite block markers.
		*/
		this.pos = 0;
		/**
		The column of the next non-whitespace character.
		*/
		this.indent = 0;
		/**
		The character code of the character after `pos`.
		*/
		this.next = -1;
	}
	/**
	@internal
	*/
	forward() {
		if (this.basePos > this.pos) this.forwardInner();
	}
	/**
	@internal
	*/
	forwardInner() {
		let newPos = this.skipSpace(this.basePos);
		this.indent = this.countIndent(newPos, this.pos, this.indent);
		this.pos = newPos;
		this.next = newPos == this.text.length ? -1 : this.text.charCodeAt(newPos);
	}
	/**
	Skip whitespace after the given position, return the position of
	the next non-space character or the end of the line if there's
	only space after `from`.
	*/
	skipSpace(from) {
		return skipSpace(this.text, from);
	}
	/**
	@internal
	*/
	reset(text) {
		this.text = text;
		this.baseIndent = this.basePos = this.pos = this.indent = 0;
		this.forwardInner();
		this.depth = 1;
		while (this.markers.length) this.markers.pop();
	}
	/**
	Move the line's base position forward to the given position.
	This should only be called by composite [block
	parsers](#BlockParser.parse) or [markup skipping
	functions](#NodeSpec.composite).
	*/
	moveBase(to) {
		this.basePos = to;
		this.baseIndent = this.countIndent(to, this.pos, this.indent);
	}
	/**
	Move the line's base position forward to the given _column_.
	*/
	moveBaseColumn(indent) {
		this.baseIndent = indent;
		this.basePos = this.findColumn(indent);
	}
	/**
	Store a composite-block-level marker. Should be called from
	[markup skipping functions](#NodeSpec.composite) when they
	consume any non-whitespace characters.
	*/
	addMarker(elt) {
		this.markers.push(elt);
	}
	/**
	Find the column position at `to`, optionally starting at a given
	position and column.
	*/
	countIndent(to, from = 0, indent = 0) {
		for (let i = from; i < to; i++) indent += this.text.charCodeAt(i) == 9 ? 4 - indent % 4 : 1;
		return indent;
	}
	/**
	Find the position corresponding to the given column.
	*/
	findColumn(goal) {
		let i = 0;
		for (let indent = 0; i < this.text.length && indent < goal; i++) indent += this.text.charCodeAt(i) == 9 ? 4 - indent % 4 : 1;
		return i;
	}
	/**
	@internal
	*/
	scrub() {
		if (!this.baseIndent) return this.text;
		let result = "";
		for (let i = 0; i < this.basePos; i++) result += " ";
		return result + this.text.slice(this.basePos);
	}
};
function skipForList(bl, cx, line) {
	if (line.pos == line.text.length || bl != cx.block && line.indent >= cx.stack[line.depth + 1].value + line.baseIndent) return true;
	if (line.indent >= line.baseIndent + 4) return false;
	let size = (bl.type == Type.OrderedList ? isOrderedList : isBulletList)(line, cx, false);
	return size > 0 && (bl.type != Type.BulletList || isHorizontalRule(line, cx, false) < 0) && line.text.charCodeAt(line.pos + size - 1) == bl.value;
}
const DefaultSkipMarkup = {
	[Type.Blockquote](bl, cx, line) {
		if (line.next != 62) return false;
		line.markers.push(elt(Type.QuoteMark, cx.lineStart + line.pos, cx.lineStart + line.pos + 1));
		line.moveBase(line.pos + (space(line.text.charCodeAt(line.pos + 1)) ? 2 : 1));
		bl.end = cx.lineStart + line.text.length;
		return true;
	},
	[Type.ListItem](bl, _cx, line) {
		if (line.next < 0 ? bl.blankFirstLine && bl.children.length == 1 : line.indent < line.baseIndent + bl.value) return false;
		line.moveBaseColumn(line.baseIndent + bl.value);
		return true;
	},
	[Type.OrderedList]: skipForList,
	[Type.BulletList]: skipForList,
	[Type.Document]() {
		return true;
	}
};
function space(ch) {
	return ch == 32 || ch == 9 || ch == 10 || ch == 13;
}
function skipSpace(line, i = 0) {
	while (i < line.length && space(line.charCodeAt(i))) i++;
	return i;
}
function skipSpaceBack(line, i, to) {
	while (i > to && space(line.charCodeAt(i - 1))) i--;
	return i;
}
function isFencedCode(line) {
	if (line.next != 96 && line.next != 126) return -1;
	let pos = line.pos + 1;
	while (pos < line.text.length && line.text.charCodeAt(pos) == line.next) pos++;
	if (pos < line.pos + 3) return -1;
	if (line.next == 96) {
		for (let i = pos; i < line.text.length; i++) if (line.text.charCodeAt(i) == 96) return -1;
	}
	return pos;
}
function isBlockquote(line) {
	return line.next != 62 ? -1 : line.text.charCodeAt(line.pos + 1) == 32 ? 2 : 1;
}
function isHorizontalRule(line, cx, breaking) {
	if (line.next != 42 && line.next != 45 && line.next != 95) return -1;
	let count = 1;
	for (let pos = line.pos + 1; pos < line.text.length; pos++) {
		let ch = line.text.charCodeAt(pos);
		if (ch == line.next) count++;
		else if (!space(ch)) return -1;
	}
	if (breaking && line.next == 45 && isSetextUnderline(line) > -1 && line.depth == cx.stack.length && cx.parser.leafBlockParsers.indexOf(DefaultLeafBlocks.SetextHeading) > -1) return -1;
	return count < 3 ? -1 : 1;
}
function inList(cx, type) {
	for (let i = cx.stack.length - 1; i >= 0; i--) if (cx.stack[i].type == type) return true;
	return false;
}
function isBulletList(line, cx, breaking) {
	return (line.next == 45 || line.next == 43 || line.next == 42) && (line.pos == line.text.length - 1 || space(line.text.charCodeAt(line.pos + 1))) && (!breaking || inList(cx, Type.BulletList) || line.skipSpace(line.pos + 2) < line.text.length) ? 1 : -1;
}
function isOrderedList(line, cx, breaking) {
	let pos = line.pos, next = line.next;
	for (;;) {
		if (next >= 48 && next <= 57) pos++;
		else break;
		if (pos == line.text.length) return -1;
		next = line.text.charCodeAt(pos);
	}
	if (pos == line.pos || pos > line.pos + 9 || next != 46 && next != 41 || pos < line.text.length - 1 && !space(line.text.charCodeAt(pos + 1)) || breaking && !inList(cx, Type.OrderedList) && (line.skipSpace(pos + 1) == line.text.length || pos > line.pos + 1 || line.next != 49)) return -1;
	return pos + 1 - line.pos;
}
function isAtxHeading(line) {
	if (line.next != 35) return -1;
	let pos = line.pos + 1;
	while (pos < line.text.length && line.text.charCodeAt(pos) == 35) pos++;
	if (pos < line.text.length && !space(line.text.charCodeAt(pos))) return -1;
	let size = pos - line.pos;
	return size > 6 ? -1 : size;
}
function isSetextUnderline(line) {
	if (line.next != 45 && line.next != 61 || line.indent >= line.baseIndent + 4) return -1;
	let pos = line.pos + 1;
	while (pos < line.text.length && line.text.charCodeAt(pos) == line.next) pos++;
	let end = pos;
	while (pos < line.text.length && space(line.text.charCodeAt(pos))) pos++;
	return pos == line.text.length ? end : -1;
}
const EmptyLine = /^[ \t]*$/;
const CommentEnd = /-->/;
const ProcessingEnd = /\?>/;
const HTMLBlockStyle = [
	[/^<(?:script|pre|style|textarea)(?:\s|>|$)/i, /<\/(?:script|pre|style|textarea)>/i],
	[/^\s*<!--/, CommentEnd],
	[/^\s*<\?/, ProcessingEnd],
	[/^\s*<![A-Z]/, />/],
	[/^\s*<!\[CDATA\[/, /\]\]>/],
	[/^\s*<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h1|h2|h3|h4|h5|h6|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s|\/?>|$)/i, EmptyLine],
	[/^\s*(?:<\/[a-z][\w-]*\s*>|<[a-z][\w-]*(\s+[a-z:_][\w-.]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*>)\s*$/i, EmptyLine]
];
function isHTMLBlock(line, _cx, breaking) {
	if (line.next != 60) return -1;
	let rest = line.text.slice(line.pos);
	for (let i = 0, e = HTMLBlockStyle.length - (breaking ? 1 : 0); i < e; i++) if (HTMLBlockStyle[i][0].test(rest)) return i;
	return -1;
}
function getListIndent(line, pos) {
	let indentAfter = line.countIndent(pos, line.pos, line.indent);
	let skipped = line.skipSpace(pos);
	let indented = line.countIndent(skipped, pos, indentAfter);
	return indented >= indentAfter + 5 || skipped == line.text.length ? indentAfter + 1 : indented;
}
function addCodeText(marks, from, to) {
	let last = marks.length - 1;
	if (last >= 0 && marks[last].to == from && marks[last].type == Type.CodeText) marks[last].to = to;
	else marks.push(elt(Type.CodeText, from, to));
}
const DefaultBlockParsers = {
	LinkReference: void 0,
	IndentedCode(cx, line) {
		let base = line.baseIndent + 4;
		if (line.indent < base) return false;
		let start = line.findColumn(base);
		let from = cx.lineStart + start, to = cx.lineStart + line.text.length;
		let marks = [], pendingMarks = [];
		addCodeText(marks, from, to);
		while (cx.nextLine() && line.depth >= cx.stack.length) if (line.pos == line.text.length) {
			addCodeText(pendingMarks, cx.lineStart - 1, cx.lineStart);
			for (let m of line.markers) pendingMarks.push(m);
		} else if (line.indent < base) break;
		else {
			if (pendingMarks.length) {
				for (let m of pendingMarks) if (m.type == Type.CodeText) addCodeText(marks, m.from, m.to);
				else marks.push(m);
				pendingMarks = [];
			}
			addCodeText(marks, cx.lineStart - 1, cx.lineStart);
			for (let m of line.markers) marks.push(m);
			to = cx.lineStart + line.text.length;
			let codeStart = cx.lineStart + line.findColumn(line.baseIndent + 4);
			if (codeStart < to) addCodeText(marks, codeStart, to);
		}
		if (pendingMarks.length) {
			pendingMarks = pendingMarks.filter((m) => m.type != Type.CodeText);
			if (pendingMarks.length) line.markers = pendingMarks.concat(line.markers);
		}
		cx.addNode(cx.buffer.writeElements(marks, -from).finish(Type.CodeBlock, to - from), from);
		return true;
	},
	FencedCode(cx, line) {
		let fenceEnd = isFencedCode(line);
		if (fenceEnd < 0) return false;
		let from = cx.lineStart + line.pos, ch = line.next, len = fenceEnd - line.pos;
		let infoFrom = line.skipSpace(fenceEnd), infoTo = skipSpaceBack(line.text, line.text.length, infoFrom);
		let marks = [elt(Type.CodeMark, from, from + len)];
		if (infoFrom < infoTo) marks.push(elt(Type.CodeInfo, cx.lineStart + infoFrom, cx.lineStart + infoTo));
		for (let first = true, empty = true, hasLine = false; cx.nextLine() && line.depth >= cx.stack.length; first = false) {
			let i = line.pos;
			if (line.indent - line.baseIndent < 4) while (i < line.text.length && line.text.charCodeAt(i) == ch) i++;
			if (i - line.pos >= len && line.skipSpace(i) == line.text.length) {
				for (let m of line.markers) marks.push(m);
				if (empty && hasLine) addCodeText(marks, cx.lineStart - 1, cx.lineStart);
				marks.push(elt(Type.CodeMark, cx.lineStart + line.pos, cx.lineStart + i));
				cx.nextLine();
				break;
			} else {
				hasLine = true;
				if (!first) {
					addCodeText(marks, cx.lineStart - 1, cx.lineStart);
					empty = false;
				}
				for (let m of line.markers) marks.push(m);
				let textStart = cx.lineStart + line.basePos, textEnd = cx.lineStart + line.text.length;
				if (textStart < textEnd) {
					addCodeText(marks, textStart, textEnd);
					empty = false;
				}
			}
		}
		cx.addNode(cx.buffer.writeElements(marks, -from).finish(Type.FencedCode, cx.prevLineEnd() - from), from);
		return true;
	},
	Blockquote(cx, line) {
		let size = isBlockquote(line);
		if (size < 0) return false;
		cx.startContext(Type.Blockquote, line.pos);
		cx.addNode(Type.QuoteMark, cx.lineStart + line.pos, cx.lineStart + line.pos + 1);
		line.moveBase(line.pos + size);
		return null;
	},
	HorizontalRule(cx, line) {
		if (isHorizontalRule(line, cx, false) < 0) return false;
		let from = cx.lineStart + line.pos;
		cx.nextLine();
		cx.addNode(Type.HorizontalRule, from);
		return true;
	},
	BulletList(cx, line) {
		let size = isBulletList(line, cx, false);
		if (size < 0) return false;
		if (cx.block.type != Type.BulletList) cx.startContext(Type.BulletList, line.basePos, line.next);
		let newBase = getListIndent(line, line.pos + 1);
		cx.startContext(Type.ListItem, line.basePos, newBase - line.baseIndent);
		cx.addNode(Type.ListMark, cx.lineStart + line.pos, cx.lineStart + line.pos + size);
		line.moveBaseColumn(newBase);
		cx.block.blankFirstLine = newBase >= line.text.length;
		return null;
	},
	OrderedList(cx, line) {
		let size = isOrderedList(line, cx, false);
		if (size < 0) return false;
		if (cx.block.type != Type.OrderedList) cx.startContext(Type.OrderedList, line.basePos, line.text.charCodeAt(line.pos + size - 1));
		let newBase = getListIndent(line, line.pos + size);
		cx.startContext(Type.ListItem, line.basePos, newBase - line.baseIndent);
		cx.addNode(Type.ListMark, cx.lineStart + line.pos, cx.lineStart + line.pos + size);
		line.moveBaseColumn(newBase);
		cx.block.blankFirstLine = newBase == line.text.length;
		return null;
	},
	ATXHeading(cx, line) {
		let size = isAtxHeading(line);
		if (size < 0) return false;
		let off = line.pos, from = cx.lineStart + off;
		let endOfSpace = skipSpaceBack(line.text, line.text.length, off), after = endOfSpace;
		while (after > off && line.text.charCodeAt(after - 1) == line.next) after--;
		if (after == endOfSpace || after == off || !space(line.text.charCodeAt(after - 1))) after = line.text.length;
		let buf = cx.buffer.write(Type.HeaderMark, 0, size).writeElements(cx.parser.parseInline(line.text.slice(off + size + 1, after), from + size + 1), -from);
		if (after < line.text.length) buf.write(Type.HeaderMark, after - off, endOfSpace - off);
		let node = buf.finish(Type.ATXHeading1 - 1 + size, line.text.length - off);
		cx.nextLine();
		cx.addNode(node, from);
		return true;
	},
	HTMLBlock(cx, line) {
		let type = isHTMLBlock(line, cx, false);
		if (type < 0) return false;
		let from = cx.lineStart + line.pos, end = HTMLBlockStyle[type][1];
		let marks = [], trailing = end != EmptyLine;
		while (!end.test(line.text) && cx.nextLine()) {
			if (line.depth < cx.stack.length) {
				trailing = false;
				break;
			}
			for (let m of line.markers) marks.push(m);
		}
		if (trailing) cx.nextLine();
		let nodeType = end == CommentEnd ? Type.CommentBlock : end == ProcessingEnd ? Type.ProcessingInstructionBlock : Type.HTMLBlock;
		let to = cx.prevLineEnd();
		cx.addNode(cx.buffer.writeElements(marks, -from).finish(nodeType, to - from), from);
		return true;
	},
	SetextHeading: void 0
};
var LinkReferenceParser = class {
	constructor(leaf) {
		this.stage = 0;
		this.elts = [];
		this.pos = 0;
		this.start = leaf.start;
		this.advance(leaf.content);
	}
	nextLine(cx, line, leaf) {
		if (this.stage == -1) return false;
		let content = leaf.content + "\n" + line.scrub();
		let finish = this.advance(content);
		if (finish > -1 && finish < content.length) return this.complete(cx, leaf, finish);
		return false;
	}
	finish(cx, leaf) {
		if ((this.stage == 2 || this.stage == 3) && skipSpace(leaf.content, this.pos) == leaf.content.length) return this.complete(cx, leaf, leaf.content.length);
		return false;
	}
	complete(cx, leaf, len) {
		cx.addLeafElement(leaf, elt(Type.LinkReference, this.start, this.start + len, this.elts));
		return true;
	}
	nextStage(elt) {
		if (elt) {
			this.pos = elt.to - this.start;
			this.elts.push(elt);
			this.stage++;
			return true;
		}
		if (elt === false) this.stage = -1;
		return false;
	}
	advance(content) {
		for (;;) if (this.stage == -1) return -1;
		else if (this.stage == 0) {
			if (!this.nextStage(parseLinkLabel(content, this.pos, this.start, true))) return -1;
			if (content.charCodeAt(this.pos) != 58) return this.stage = -1;
			this.elts.push(elt(Type.LinkMark, this.pos + this.start, this.pos + this.start + 1));
			this.pos++;
		} else if (this.stage == 1) {
			if (!this.nextStage(parseURL(content, skipSpace(content, this.pos), this.start))) return -1;
		} else if (this.stage == 2) {
			let skip = skipSpace(content, this.pos), end = 0;
			if (skip > this.pos) {
				let title = parseLinkTitle(content, skip, this.start);
				if (title) {
					let titleEnd = lineEnd(content, title.to - this.start);
					if (titleEnd > 0) {
						this.nextStage(title);
						end = titleEnd;
					}
				}
			}
			if (!end) end = lineEnd(content, this.pos);
			return end > 0 && end < content.length ? end : -1;
		} else return lineEnd(content, this.pos);
	}
};
function lineEnd(text, pos) {
	for (; pos < text.length; pos++) {
		let next = text.charCodeAt(pos);
		if (next == 10) break;
		if (!space(next)) return -1;
	}
	return pos;
}
var SetextHeadingParser = class {
	nextLine(cx, line, leaf) {
		let underline = line.depth < cx.stack.length ? -1 : isSetextUnderline(line);
		let next = line.next;
		if (underline < 0) return false;
		let underlineMark = elt(Type.HeaderMark, cx.lineStart + line.pos, cx.lineStart + underline);
		cx.nextLine();
		cx.addLeafElement(leaf, elt(next == 61 ? Type.SetextHeading1 : Type.SetextHeading2, leaf.start, cx.prevLineEnd(), [...cx.parser.parseInline(leaf.content, leaf.start), underlineMark]));
		return true;
	}
	finish() {
		return false;
	}
};
const DefaultLeafBlocks = {
	LinkReference(_, leaf) {
		return leaf.content.charCodeAt(0) == 91 ? new LinkReferenceParser(leaf) : null;
	},
	SetextHeading() {
		return new SetextHeadingParser();
	}
};
const DefaultEndLeaf = [
	(_, line) => isAtxHeading(line) >= 0,
	(_, line) => isFencedCode(line) >= 0,
	(_, line) => isBlockquote(line) >= 0,
	(p, line) => isBulletList(line, p, true) >= 0,
	(p, line) => isOrderedList(line, p, true) >= 0,
	(p, line) => isHorizontalRule(line, p, true) >= 0,
	(p, line) => isHTMLBlock(line, p, true) >= 0
];
const scanLineResult = {
	text: "",
	end: 0
};
/**
Block-level parsing functions get access to this context object.
*/
var BlockContext = class {
	/**
	@internal
	*/
	constructor(parser, input, fragments, ranges) {
		this.parser = parser;
		this.input = input;
		this.ranges = ranges;
		this.line = new Line();
		this.atEnd = false;
		/**
		For reused nodes on gaps, we can't directly put the original
		node into the tree, since that may be bigger than its parent.
		When this happens, we create a dummy tree that is replaced by
		the proper node in `injectGaps` @internal
		*/
		this.reusePlaceholders = /* @__PURE__ */ new Map();
		this.stoppedAt = null;
		/**
		The range index that absoluteLineStart points into @internal
		*/
		this.rangeI = 0;
		this.to = ranges[ranges.length - 1].to;
		this.lineStart = this.absoluteLineStart = this.absoluteLineEnd = ranges[0].from;
		this.block = CompositeBlock.create(Type.Document, 0, this.lineStart, 0, 0);
		this.stack = [this.block];
		this.fragments = fragments.length ? new FragmentCursor(fragments, input) : null;
		this.readLine();
	}
	get parsedPos() {
		return this.absoluteLineStart;
	}
	advance() {
		if (this.stoppedAt != null && this.absoluteLineStart > this.stoppedAt) return this.finish();
		let { line } = this;
		for (;;) {
			for (let markI = 0;;) {
				let next = line.depth < this.stack.length ? this.stack[this.stack.length - 1] : null;
				while (markI < line.markers.length && (!next || line.markers[markI].from < next.end)) {
					let mark = line.markers[markI++];
					this.addNode(mark.type, mark.from, mark.to);
				}
				if (!next) break;
				this.finishContext();
			}
			if (line.pos < line.text.length) break;
			if (!this.nextLine()) return this.finish();
		}
		if (this.fragments && this.reuseFragment(line.basePos)) return null;
		start: for (;;) {
			for (let type of this.parser.blockParsers) if (type) {
				let result = type(this, line);
				if (result != false) {
					if (result == true) return null;
					line.forward();
					continue start;
				}
			}
			break;
		}
		if (line.pos == line.text.length) return this.nextLine() ? null : this.finish();
		let leaf = new LeafBlock(this.lineStart + line.pos, line.text.slice(line.pos));
		for (let parse of this.parser.leafBlockParsers) if (parse) {
			let parser = parse(this, leaf);
			if (parser) leaf.parsers.push(parser);
		}
		lines: while (this.nextLine()) {
			if (line.pos == line.text.length) break;
			if (line.indent < line.baseIndent + 4) {
				for (let stop of this.parser.endLeafBlock) if (stop(this, line, leaf)) break lines;
			}
			for (let parser of leaf.parsers) if (parser.nextLine(this, line, leaf)) return null;
			leaf.content += "\n" + line.scrub();
			for (let m of line.markers) leaf.marks.push(m);
		}
		this.finishLeaf(leaf);
		return null;
	}
	stopAt(pos) {
		if (this.stoppedAt != null && this.stoppedAt < pos) throw new RangeError("Can't move stoppedAt forward");
		this.stoppedAt = pos;
	}
	reuseFragment(start) {
		if (!this.fragments.moveTo(this.absoluteLineStart + start, this.absoluteLineStart) || !this.fragments.matches(this.block.hash)) return false;
		let taken = this.fragments.takeNodes(this);
		if (!taken) return false;
		this.absoluteLineStart += taken;
		this.lineStart = toRelative(this.absoluteLineStart, this.ranges);
		this.moveRangeI();
		if (this.absoluteLineStart < this.to) {
			this.lineStart++;
			this.absoluteLineStart++;
			this.readLine();
		} else {
			this.atEnd = true;
			this.readLine();
		}
		return true;
	}
	/**
	The number of parent blocks surrounding the current block.
	*/
	get depth() {
		return this.stack.length;
	}
	/**
	Get the type of the parent block at the given depth. When no
	depth is passed, return the type of the innermost parent.
	*/
	parentType(depth = this.depth - 1) {
		return this.parser.nodeSet.types[this.stack[depth].type];
	}
	/**
	Move to the next input line. This should only be called by
	(non-composite) [block parsers](#BlockParser.parse) that consume
	the line directly, or leaf block parser
	[`nextLine`](#LeafBlockParser.nextLine) methods when they
	consume the current line (and return true).
	*/
	nextLine() {
		this.lineStart += this.line.text.length;
		if (this.absoluteLineEnd >= this.to) {
			this.absoluteLineStart = this.absoluteLineEnd;
			this.atEnd = true;
			this.readLine();
			return false;
		} else {
			this.lineStart++;
			this.absoluteLineStart = this.absoluteLineEnd + 1;
			this.moveRangeI();
			this.readLine();
			return true;
		}
	}
	/**
	Retrieve the text of the line after the current one, without
	actually moving the context's current line forward.
	*/
	peekLine() {
		return this.scanLine(this.absoluteLineEnd + 1).text;
	}
	moveRangeI() {
		while (this.rangeI < this.ranges.length - 1 && this.absoluteLineStart >= this.ranges[this.rangeI].to) {
			this.rangeI++;
			this.absoluteLineStart = Math.max(this.absoluteLineStart, this.ranges[this.rangeI].from);
		}
	}
	/**
	@internal
	Collect the text for the next line.
	*/
	scanLine(start) {
		let r = scanLineResult;
		r.end = start;
		if (start >= this.to) r.text = "";
		else {
			r.text = this.lineChunkAt(start);
			r.end += r.text.length;
			if (this.ranges.length > 1) {
				let textOffset = this.absoluteLineStart, rangeI = this.rangeI;
				while (this.ranges[rangeI].to < r.end) {
					rangeI++;
					let nextFrom = this.ranges[rangeI].from;
					let after = this.lineChunkAt(nextFrom);
					r.end = nextFrom + after.length;
					r.text = r.text.slice(0, this.ranges[rangeI - 1].to - textOffset) + after;
					textOffset = r.end - r.text.length;
				}
			}
		}
		return r;
	}
	/**
	@internal
	Populate this.line with the content of the next line. Skip
	leading characters covered by composite blocks.
	*/
	readLine() {
		let { line } = this, { text, end } = this.scanLine(this.absoluteLineStart);
		this.absoluteLineEnd = end;
		line.reset(text);
		for (; line.depth < this.stack.length; line.depth++) {
			let cx = this.stack[line.depth], handler = this.parser.skipContextMarkup[cx.type];
			if (!handler) throw new Error("Unhandled block context " + Type[cx.type]);
			let marks = this.line.markers.length;
			if (!handler(cx, this, line)) {
				if (this.line.markers.length > marks) cx.end = this.line.markers[this.line.markers.length - 1].to;
				line.forward();
				break;
			}
			line.forward();
		}
	}
	lineChunkAt(pos) {
		let next = this.input.chunk(pos), text;
		if (!this.input.lineChunks) {
			let eol = next.indexOf("\n");
			text = eol < 0 ? next : next.slice(0, eol);
		} else text = next == "\n" ? "" : next;
		return pos + text.length > this.to ? text.slice(0, this.to - pos) : text;
	}
	/**
	The end position of the previous line.
	*/
	prevLineEnd() {
		return this.atEnd ? this.lineStart : this.lineStart - 1;
	}
	/**
	@internal
	*/
	startContext(type, start, value = 0) {
		this.block = CompositeBlock.create(type, value, this.lineStart + start, this.block.hash, this.lineStart + this.line.text.length);
		this.stack.push(this.block);
	}
	/**
	Start a composite block. Should only be called from [block
	parser functions](#BlockParser.parse) that return null.
	*/
	startComposite(type, start, value = 0) {
		this.startContext(this.parser.getNodeType(type), start, value);
	}
	/**
	@internal
	*/
	addNode(block, from, to) {
		if (typeof block == "number") block = new Tree(this.parser.nodeSet.types[block], none, none, (to !== null && to !== void 0 ? to : this.prevLineEnd()) - from);
		this.block.addChild(block, from - this.block.from);
	}
	/**
	Add a block element. Can be called by [block
	parsers](#BlockParser.parse).
	*/
	addElement(elt) {
		this.block.addChild(elt.toTree(this.parser.nodeSet), elt.from - this.block.from);
	}
	/**
	Add a block element from a [leaf parser](#LeafBlockParser). This
	makes sure any extra composite block markup (such as blockquote
	markers) inside the block are also added to the syntax tree.
	*/
	addLeafElement(leaf, elt) {
		this.addNode(this.buffer.writeElements(injectMarks(elt.children, leaf.marks), -elt.from).finish(elt.type, elt.to - elt.from), elt.from);
	}
	/**
	@internal
	*/
	finishContext() {
		let cx = this.stack.pop();
		let top = this.stack[this.stack.length - 1];
		top.addChild(cx.toTree(this.parser.nodeSet), cx.from - top.from);
		this.block = top;
	}
	finish() {
		while (this.stack.length > 1) this.finishContext();
		return this.addGaps(this.block.toTree(this.parser.nodeSet, this.lineStart));
	}
	addGaps(tree) {
		return this.ranges.length > 1 ? injectGaps(this.ranges, 0, tree.topNode, this.ranges[0].from, this.reusePlaceholders) : tree;
	}
	/**
	@internal
	*/
	finishLeaf(leaf) {
		for (let parser of leaf.parsers) if (parser.finish(this, leaf)) return;
		let inline = injectMarks(this.parser.parseInline(leaf.content, leaf.start), leaf.marks);
		this.addNode(this.buffer.writeElements(inline, -leaf.start).finish(Type.Paragraph, leaf.content.length), leaf.start);
	}
	elt(type, from, to, children) {
		if (typeof type == "string") return elt(this.parser.getNodeType(type), from, to, children);
		return new TreeElement(type, from);
	}
	/**
	@internal
	*/
	get buffer() {
		return new Buffer(this.parser.nodeSet);
	}
};
function injectGaps(ranges, rangeI, tree, offset, dummies) {
	let rangeEnd = ranges[rangeI].to;
	let children = [], positions = [], start = tree.from + offset;
	function movePastNext(upto, inclusive) {
		while (inclusive ? upto >= rangeEnd : upto > rangeEnd) {
			let size = ranges[rangeI + 1].from - rangeEnd;
			offset += size;
			upto += size;
			rangeI++;
			rangeEnd = ranges[rangeI].to;
		}
	}
	for (let ch = tree.firstChild; ch; ch = ch.nextSibling) {
		movePastNext(ch.from + offset, true);
		let from = ch.from + offset, node, reuse = dummies.get(ch.tree);
		if (reuse) node = reuse;
		else if (ch.to + offset > rangeEnd) {
			node = injectGaps(ranges, rangeI, ch, offset, dummies);
			movePastNext(ch.to + offset, false);
		} else node = ch.toTree();
		children.push(node);
		positions.push(from - start);
	}
	movePastNext(tree.to + offset, false);
	return new Tree(tree.type, children, positions, tree.to + offset - start, tree.tree ? tree.tree.propValues : void 0);
}
/**
A Markdown parser configuration.
*/
var MarkdownParser = class MarkdownParser extends Parser {
	/**
	@internal
	*/
	constructor(nodeSet, blockParsers, leafBlockParsers, blockNames, endLeafBlock, skipContextMarkup, inlineParsers, inlineNames, wrappers) {
		super();
		this.nodeSet = nodeSet;
		this.blockParsers = blockParsers;
		this.leafBlockParsers = leafBlockParsers;
		this.blockNames = blockNames;
		this.endLeafBlock = endLeafBlock;
		this.skipContextMarkup = skipContextMarkup;
		this.inlineParsers = inlineParsers;
		this.inlineNames = inlineNames;
		this.wrappers = wrappers;
		/**
		@internal
		*/
		this.nodeTypes = Object.create(null);
		for (let t of nodeSet.types) this.nodeTypes[t.name] = t.id;
	}
	createParse(input, fragments, ranges) {
		let parse = new BlockContext(this, input, fragments, ranges);
		for (let w of this.wrappers) parse = w(parse, input, fragments, ranges);
		return parse;
	}
	/**
	Reconfigure the parser.
	*/
	configure(spec) {
		let config = resolveConfig(spec);
		if (!config) return this;
		let { nodeSet, skipContextMarkup } = this;
		let blockParsers = this.blockParsers.slice(), leafBlockParsers = this.leafBlockParsers.slice(), blockNames = this.blockNames.slice(), inlineParsers = this.inlineParsers.slice(), inlineNames = this.inlineNames.slice(), endLeafBlock = this.endLeafBlock.slice(), wrappers = this.wrappers;
		if (nonEmpty(config.defineNodes)) {
			skipContextMarkup = Object.assign({}, skipContextMarkup);
			let nodeTypes = nodeSet.types.slice(), styles;
			for (let s of config.defineNodes) {
				let { name, block, composite, style } = typeof s == "string" ? { name: s } : s;
				if (nodeTypes.some((t) => t.name == name)) continue;
				if (composite) skipContextMarkup[nodeTypes.length] = (bl, cx, line) => composite(cx, line, bl.value);
				let id = nodeTypes.length;
				let group = composite ? ["Block", "BlockContext"] : !block ? void 0 : id >= Type.ATXHeading1 && id <= Type.SetextHeading2 ? [
					"Block",
					"LeafBlock",
					"Heading"
				] : ["Block", "LeafBlock"];
				nodeTypes.push(NodeType.define({
					id,
					name,
					props: group && [[NodeProp.group, group]]
				}));
				if (style) {
					if (!styles) styles = {};
					if (Array.isArray(style) || style instanceof Tag) styles[name] = style;
					else Object.assign(styles, style);
				}
			}
			nodeSet = new NodeSet(nodeTypes);
			if (styles) nodeSet = nodeSet.extend(styleTags(styles));
		}
		if (nonEmpty(config.props)) nodeSet = nodeSet.extend(...config.props);
		if (nonEmpty(config.remove)) for (let rm of config.remove) {
			let block = this.blockNames.indexOf(rm), inline = this.inlineNames.indexOf(rm);
			if (block > -1) blockParsers[block] = leafBlockParsers[block] = void 0;
			if (inline > -1) inlineParsers[inline] = void 0;
		}
		if (nonEmpty(config.parseBlock)) for (let spec of config.parseBlock) {
			let found = blockNames.indexOf(spec.name);
			if (found > -1) {
				blockParsers[found] = spec.parse;
				leafBlockParsers[found] = spec.leaf;
			} else {
				let pos = spec.before ? findName(blockNames, spec.before) : spec.after ? findName(blockNames, spec.after) + 1 : blockNames.length - 1;
				blockParsers.splice(pos, 0, spec.parse);
				leafBlockParsers.splice(pos, 0, spec.leaf);
				blockNames.splice(pos, 0, spec.name);
			}
			if (spec.endLeaf) endLeafBlock.push(spec.endLeaf);
		}
		if (nonEmpty(config.parseInline)) for (let spec of config.parseInline) {
			let found = inlineNames.indexOf(spec.name);
			if (found > -1) inlineParsers[found] = spec.parse;
			else {
				let pos = spec.before ? findName(inlineNames, spec.before) : spec.after ? findName(inlineNames, spec.after) + 1 : inlineNames.length - 1;
				inlineParsers.splice(pos, 0, spec.parse);
				inlineNames.splice(pos, 0, spec.name);
			}
		}
		if (config.wrap) wrappers = wrappers.concat(config.wrap);
		return new MarkdownParser(nodeSet, blockParsers, leafBlockParsers, blockNames, endLeafBlock, skipContextMarkup, inlineParsers, inlineNames, wrappers);
	}
	/**
	@internal
	*/
	getNodeType(name) {
		let found = this.nodeTypes[name];
		if (found == null) throw new RangeError(`Unknown node type '${name}'`);
		return found;
	}
	/**
	Parse the given piece of inline text at the given offset,
	returning an array of [`Element`](#Element) objects representing
	the inline content.
	*/
	parseInline(text, offset) {
		let cx = new InlineContext(this, text, offset);
		outer: for (let pos = offset; pos < cx.end;) {
			let next = cx.char(pos);
			for (let token of this.inlineParsers) if (token) {
				let result = token(cx, next, pos);
				if (result >= 0) {
					pos = result;
					continue outer;
				}
			}
			pos++;
		}
		return cx.resolveMarkers(0);
	}
};
function nonEmpty(a) {
	return a != null && a.length > 0;
}
function resolveConfig(spec) {
	if (!Array.isArray(spec)) return spec;
	if (spec.length == 0) return null;
	let conf = resolveConfig(spec[0]);
	if (spec.length == 1) return conf;
	let rest = resolveConfig(spec.slice(1));
	if (!rest || !conf) return conf || rest;
	let conc = (a, b) => (a || none).concat(b || none);
	let wrapA = conf.wrap, wrapB = rest.wrap;
	return {
		props: conc(conf.props, rest.props),
		defineNodes: conc(conf.defineNodes, rest.defineNodes),
		parseBlock: conc(conf.parseBlock, rest.parseBlock),
		parseInline: conc(conf.parseInline, rest.parseInline),
		remove: conc(conf.remove, rest.remove),
		wrap: !wrapA ? wrapB : !wrapB ? wrapA : (inner, input, fragments, ranges) => wrapA(wrapB(inner, input, fragments, ranges), input, fragments, ranges)
	};
}
function findName(names, name) {
	let found = names.indexOf(name);
	if (found < 0) throw new RangeError(`Position specified relative to unknown parser ${name}`);
	return found;
}
let nodeTypes = [NodeType.none];
for (let i = 1, name; name = Type[i]; i++) nodeTypes[i] = NodeType.define({
	id: i,
	name,
	props: i >= Type.Escape ? [] : [[NodeProp.group, i in DefaultSkipMarkup ? ["Block", "BlockContext"] : ["Block", "LeafBlock"]]],
	top: name == "Document"
});
const none = [];
var Buffer = class {
	constructor(nodeSet) {
		this.nodeSet = nodeSet;
		this.content = [];
		this.nodes = [];
	}
	write(type, from, to, children = 0) {
		this.content.push(type, from, to, 4 + children * 4);
		return this;
	}
	writeElements(elts, offset = 0) {
		for (let e of elts) e.writeTo(this, offset);
		return this;
	}
	finish(type, length) {
		return Tree.build({
			buffer: this.content,
			nodeSet: this.nodeSet,
			reused: this.nodes,
			topID: type,
			length
		});
	}
};
/**
Elements are used to compose syntax nodes during parsing.
*/
var Element = class {
	/**
	@internal
	*/
	constructor(type, from, to, children = none) {
		this.type = type;
		this.from = from;
		this.to = to;
		this.children = children;
	}
	/**
	@internal
	*/
	writeTo(buf, offset) {
		let startOff = buf.content.length;
		buf.writeElements(this.children, offset);
		buf.content.push(this.type, this.from + offset, this.to + offset, buf.content.length + 4 - startOff);
	}
	/**
	@internal
	*/
	toTree(nodeSet) {
		return new Buffer(nodeSet).writeElements(this.children, -this.from).finish(this.type, this.to - this.from);
	}
};
var TreeElement = class {
	constructor(tree, from) {
		this.tree = tree;
		this.from = from;
	}
	get to() {
		return this.from + this.tree.length;
	}
	get type() {
		return this.tree.type.id;
	}
	get children() {
		return none;
	}
	writeTo(buf, offset) {
		buf.nodes.push(this.tree);
		buf.content.push(buf.nodes.length - 1, this.from + offset, this.to + offset, -1);
	}
	toTree() {
		return this.tree;
	}
};
function elt(type, from, to, children) {
	return new Element(type, from, to, children);
}
const EmphasisUnderscore = {
	resolve: "Emphasis",
	mark: "EmphasisMark"
};
const EmphasisAsterisk = {
	resolve: "Emphasis",
	mark: "EmphasisMark"
};
const LinkStart = {};
const ImageStart = {};
var InlineDelimiter = class {
	constructor(type, from, to, side, size = to - from) {
		this.type = type;
		this.from = from;
		this.to = to;
		this.side = side;
		this.size = size;
	}
};
const Escapable = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
let Punctuation = /[!"#$%&'()*+,\-.\/:;<=>?@\[\\\]^_`{|}~\xA1\u2010-\u2027]/;
try {
	Punctuation = new RegExp("[\\p{S}|\\p{P}]", "u");
} catch (_) {}
const DefaultInline = {
	Escape(cx, next, start) {
		if (next != 92 || start == cx.end - 1) return -1;
		let escaped = cx.char(start + 1);
		for (let i = 0; i < 32; i++) if (Escapable.charCodeAt(i) == escaped) return cx.append(elt(Type.Escape, start, start + 2));
		return -1;
	},
	Entity(cx, next, start) {
		if (next != 38) return -1;
		let m = /^(?:#\d+|#x[a-f\d]+|\w+);/i.exec(cx.slice(start + 1, start + 31));
		return m ? cx.append(elt(Type.Entity, start, start + 1 + m[0].length)) : -1;
	},
	InlineCode(cx, next, start) {
		if (next != 96 || start && cx.char(start - 1) == 96) return -1;
		let pos = start + 1;
		while (pos < cx.end && cx.char(pos) == 96) pos++;
		let size = pos - start, curSize = 0;
		for (; pos < cx.end; pos++) if (cx.char(pos) == 96) {
			curSize++;
			if (curSize == size && cx.char(pos + 1) != 96) return cx.append(elt(Type.InlineCode, start, pos + 1, [elt(Type.CodeMark, start, start + size), elt(Type.CodeMark, pos + 1 - size, pos + 1)]));
		} else curSize = 0;
		return -1;
	},
	HTMLTag(cx, next, start) {
		if (next != 60 || start == cx.end - 1) return -1;
		let after = cx.slice(start + 1, cx.end);
		let url = /^(?:[a-z][-\w+.]+:[^\s>]+|[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*)>/i.exec(after);
		if (url) return cx.append(elt(Type.Autolink, start, start + 1 + url[0].length, [
			elt(Type.LinkMark, start, start + 1),
			elt(Type.URL, start + 1, start + url[0].length),
			elt(Type.LinkMark, start + url[0].length, start + 1 + url[0].length)
		]));
		let comment = /^!--(?:-?>|[^]*?-->)/.exec(after);
		if (comment) return cx.append(elt(Type.Comment, start, start + 1 + comment[0].length));
		let procInst = /^\?[^]*?\?>/.exec(after);
		if (procInst) return cx.append(elt(Type.ProcessingInstruction, start, start + 1 + procInst[0].length));
		let m = /^(?:![A-Z][^]*?>|!\[CDATA\[[^]*?\]\]>|\/[a-zA-Z][\w-]*\s*>|[a-zA-Z][\w-]*(\s+[a-zA-Z:_][\w-.:]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>)/.exec(after);
		if (!m) return -1;
		return cx.append(elt(Type.HTMLTag, start, start + 1 + m[0].length));
	},
	Emphasis(cx, next, start) {
		if (next != 95 && next != 42) return -1;
		let pos = start + 1;
		while (cx.char(pos) == next) pos++;
		let before = cx.slice(start - 1, start), after = cx.slice(pos, pos + 1);
		let pBefore = Punctuation.test(before), pAfter = Punctuation.test(after);
		let sBefore = /\s|^$/.test(before), sAfter = /\s|^$/.test(after);
		let leftFlanking = !sAfter && (!pAfter || sBefore || pBefore);
		let rightFlanking = !sBefore && (!pBefore || sAfter || pAfter);
		let canOpen = leftFlanking && (next == 42 || !rightFlanking || pBefore);
		let canClose = rightFlanking && (next == 42 || !leftFlanking || pAfter);
		return cx.append(new InlineDelimiter(next == 95 ? EmphasisUnderscore : EmphasisAsterisk, start, pos, (canOpen ? 1 : 0) | (canClose ? 2 : 0)));
	},
	HardBreak(cx, next, start) {
		if (next == 92 && cx.char(start + 1) == 10) return cx.append(elt(Type.HardBreak, start, start + 2));
		if (next == 32) {
			let pos = start + 1;
			while (cx.char(pos) == 32) pos++;
			if (cx.char(pos) == 10 && pos >= start + 2) return cx.append(elt(Type.HardBreak, start, pos + 1));
		}
		return -1;
	},
	Link(cx, next, start) {
		return next == 91 ? cx.append(new InlineDelimiter(LinkStart, start, start + 1, 1)) : -1;
	},
	Image(cx, next, start) {
		return next == 33 && cx.char(start + 1) == 91 ? cx.append(new InlineDelimiter(ImageStart, start, start + 2, 1)) : -1;
	},
	LinkEnd(cx, next, start) {
		if (next != 93) return -1;
		for (let i = cx.parts.length - 1; i >= 0; i--) {
			let part = cx.parts[i];
			if (part instanceof InlineDelimiter && (part.type == LinkStart || part.type == ImageStart)) {
				if (!part.side || cx.skipSpace(part.to) == start && !/[(\[]/.test(cx.slice(start + 1, start + 2))) {
					cx.parts[i] = null;
					return -1;
				}
				let content = cx.takeContent(i);
				let link = cx.parts[i] = finishLink(cx, content, part.type == LinkStart ? Type.Link : Type.Image, part.from, start + 1);
				if (part.type == LinkStart) for (let j = 0; j < i; j++) {
					let p = cx.parts[j];
					if (p instanceof InlineDelimiter && p.type == LinkStart) p.side = 0;
				}
				return link.to;
			}
		}
		return -1;
	}
};
function finishLink(cx, content, type, start, startPos) {
	let { text } = cx, next = cx.char(startPos), endPos = startPos;
	content.unshift(elt(Type.LinkMark, start, start + (type == Type.Image ? 2 : 1)));
	content.push(elt(Type.LinkMark, startPos - 1, startPos));
	if (next == 40) {
		let pos = cx.skipSpace(startPos + 1);
		let dest = parseURL(text, pos - cx.offset, cx.offset), title;
		if (dest) {
			pos = cx.skipSpace(dest.to);
			if (pos != dest.to) {
				title = parseLinkTitle(text, pos - cx.offset, cx.offset);
				if (title) pos = cx.skipSpace(title.to);
			}
		}
		if (cx.char(pos) == 41) {
			content.push(elt(Type.LinkMark, startPos, startPos + 1));
			endPos = pos + 1;
			if (dest) content.push(dest);
			if (title) content.push(title);
			content.push(elt(Type.LinkMark, pos, endPos));
		}
	} else if (next == 91) {
		let label = parseLinkLabel(text, startPos - cx.offset, cx.offset, false);
		if (label) {
			content.push(label);
			endPos = label.to;
		}
	}
	return elt(type, start, endPos, content);
}
function parseURL(text, start, offset) {
	if (text.charCodeAt(start) == 60) {
		for (let pos = start + 1, esc = false; pos < text.length; pos++) {
			let ch = text.charCodeAt(pos);
			if (ch == 62 && !esc) return elt(Type.URL, start + offset, pos + 1 + offset);
			if (ch == 60 && !esc || ch == 10) return false;
			esc = ch == 92;
		}
		return null;
	} else {
		let depth = 0, pos = start;
		for (let escaped = false; pos < text.length; pos++) {
			let ch = text.charCodeAt(pos);
			if (space(ch)) break;
			else if (escaped) escaped = false;
			else if (ch == 40) depth++;
			else if (ch == 41) {
				if (!depth) break;
				depth--;
			} else if (ch == 92) escaped = true;
		}
		return pos > start ? elt(Type.URL, start + offset, pos + offset) : pos == text.length ? null : false;
	}
}
function parseLinkTitle(text, start, offset) {
	let next = text.charCodeAt(start);
	if (next != 39 && next != 34 && next != 40) return false;
	let end = next == 40 ? 41 : next;
	for (let pos = start + 1, escaped = false; pos < text.length; pos++) {
		let ch = text.charCodeAt(pos);
		if (escaped) escaped = false;
		else if (ch == end) return elt(Type.LinkTitle, start + offset, pos + 1 + offset);
		else if (ch == 92) escaped = true;
	}
	return null;
}
function parseLinkLabel(text, start, offset, requireNonWS) {
	for (let escaped = false, pos = start + 1, end = Math.min(text.length, pos + 999); pos < end; pos++) {
		let ch = text.charCodeAt(pos);
		if (escaped) escaped = false;
		else if (ch == 93) return requireNonWS ? false : elt(Type.LinkLabel, start + offset, pos + 1 + offset);
		else {
			if (requireNonWS && !space(ch)) requireNonWS = false;
			if (ch == 91) return false;
			else if (ch == 92) escaped = true;
		}
	}
	return null;
}
/**
Inline parsing functions get access to this context, and use it to
read the content and emit syntax nodes.
*/
var InlineContext = class {
	/**
	@internal
	*/
	constructor(parser, text, offset) {
		this.parser = parser;
		this.text = text;
		this.offset = offset;
		/**
		@internal
		*/
		this.parts = [];
	}
	/**
	Get the character code at the given (document-relative)
	position.
	*/
	char(pos) {
		return pos >= this.end ? -1 : this.text.charCodeAt(pos - this.offset);
	}
	/**
	The position of the end of this inline section.
	*/
	get end() {
		return this.offset + this.text.length;
	}
	/**
	Get a substring of this inline section. Again uses
	document-relative positions.
	*/
	slice(from, to) {
		return this.text.slice(from - this.offset, to - this.offset);
	}
	/**
	@internal
	*/
	append(elt) {
		this.parts.push(elt);
		return elt.to;
	}
	/**
	Add a [delimiter](#DelimiterType) at this given position. `open`
	and `close` indicate whether this delimiter is opening, closing,
	or both. Returns the end of the delimiter, for convenient
	returning from [parse functions](#InlineParser.parse).
	*/
	addDelimiter(type, from, to, open, close) {
		return this.append(new InlineDelimiter(type, from, to, (open ? 1 : 0) | (close ? 2 : 0)));
	}
	/**
	Returns true when there is an unmatched link or image opening
	token before the current position.
	*/
	get hasOpenLink() {
		for (let i = this.parts.length - 1; i >= 0; i--) {
			let part = this.parts[i];
			if (part instanceof InlineDelimiter && (part.type == LinkStart || part.type == ImageStart)) return true;
		}
		return false;
	}
	/**
	Add an inline element. Returns the end of the element.
	*/
	addElement(elt) {
		return this.append(elt);
	}
	/**
	Resolve markers between this.parts.length and from, wrapping matched markers in the
	appropriate node and updating the content of this.parts. @internal
	*/
	resolveMarkers(from) {
		for (let i = from; i < this.parts.length; i++) {
			let close = this.parts[i];
			if (!(close instanceof InlineDelimiter && close.type.resolve && close.side & 2)) continue;
			let emp = close.type == EmphasisUnderscore || close.type == EmphasisAsterisk;
			let closeSize = close.to - close.from;
			let open, j = i - 1;
			for (; j >= from; j--) {
				let part = this.parts[j];
				if (part instanceof InlineDelimiter && part.side & 1 && part.type == close.type && !(emp && (close.side & 1 || part.side & 2) && (part.size + close.size) % 3 == 0 && (part.size % 3 || close.size % 3))) {
					open = part;
					break;
				}
			}
			if (!open) continue;
			let type = close.type.resolve, content = [];
			let start = open.from, end = close.to;
			if (emp) {
				let size = Math.min(2, open.to - open.from, closeSize);
				start = open.to - size;
				end = close.from + size;
				type = size == 1 ? "Emphasis" : "StrongEmphasis";
			}
			if (open.type.mark) content.push(this.elt(open.type.mark, start, open.to));
			for (let k = j + 1; k < i; k++) {
				if (this.parts[k] instanceof Element) content.push(this.parts[k]);
				this.parts[k] = null;
			}
			if (close.type.mark) content.push(this.elt(close.type.mark, close.from, end));
			let element = this.elt(type, start, end, content);
			this.parts[j] = emp && open.from != start ? new InlineDelimiter(open.type, open.from, start, open.side, open.size) : null;
			if (this.parts[i] = emp && close.to != end ? new InlineDelimiter(close.type, end, close.to, close.side, close.size) : null) this.parts.splice(i, 0, element);
			else this.parts[i] = element;
		}
		let result = [];
		for (let i = from; i < this.parts.length; i++) {
			let part = this.parts[i];
			if (part instanceof Element) result.push(part);
		}
		return result;
	}
	/**
	Find an opening delimiter of the given type. Returns `null` if
	no delimiter is found, or an index that can be passed to
	[`takeContent`](#InlineContext.takeContent) otherwise.
	*/
	findOpeningDelimiter(type) {
		for (let i = this.parts.length - 1; i >= 0; i--) {
			let part = this.parts[i];
			if (part instanceof InlineDelimiter && part.type == type && part.side & 1) return i;
		}
		return null;
	}
	/**
	Remove all inline elements and delimiters starting from the
	given index (which you should get from
	[`findOpeningDelimiter`](#InlineContext.findOpeningDelimiter),
	resolve delimiters inside of them, and return them as an array
	of elements.
	*/
	takeContent(startIndex) {
		let content = this.resolveMarkers(startIndex);
		this.parts.length = startIndex;
		return content;
	}
	/**
	Return the delimiter at the given index. Mostly useful to get
	additional info out of a delimiter index returned by
	[`findOpeningDelimiter`](#InlineContext.findOpeningDelimiter).
	Returns null if there is no delimiter at this index.
	*/
	getDelimiterAt(index) {
		let part = this.parts[index];
		return part instanceof InlineDelimiter ? part : null;
	}
	/**
	Skip space after the given (document) position, returning either
	the position of the next non-space character or the end of the
	section.
	*/
	skipSpace(from) {
		return skipSpace(this.text, from - this.offset) + this.offset;
	}
	elt(type, from, to, children) {
		if (typeof type == "string") return elt(this.parser.getNodeType(type), from, to, children);
		return new TreeElement(type, from);
	}
};
/**
The opening delimiter type used by the standard link parser.
*/
InlineContext.linkStart = LinkStart;
/**
Opening delimiter type used for standard images.
*/
InlineContext.imageStart = ImageStart;
/**
The delimiter type used for `*` emphasis notation.
*/
InlineContext.emphasisAsterisk = EmphasisAsterisk;
/**
Delimiter type for `_` emphasis notation.
*/
InlineContext.emphasisUnderscore = EmphasisUnderscore;
function injectMarks(elements, marks) {
	if (!marks.length) return elements;
	if (!elements.length) return marks;
	let elts = elements.slice(), eI = 0;
	for (let mark of marks) {
		while (eI < elts.length && elts[eI].to < mark.to) eI++;
		if (eI < elts.length && elts[eI].from < mark.from) {
			let e = elts[eI];
			if (e instanceof Element) elts[eI] = new Element(e.type, e.from, e.to, injectMarks(e.children, [mark]));
		} else elts.splice(eI++, 0, mark);
	}
	return elts;
}
const NotLast = [
	Type.CodeBlock,
	Type.ListItem,
	Type.OrderedList,
	Type.BulletList
];
var FragmentCursor = class {
	constructor(fragments, input) {
		this.fragments = fragments;
		this.input = input;
		this.i = 0;
		this.fragment = null;
		this.fragmentEnd = -1;
		this.cursor = null;
		if (fragments.length) this.fragment = fragments[this.i++];
	}
	nextFragment() {
		this.fragment = this.i < this.fragments.length ? this.fragments[this.i++] : null;
		this.cursor = null;
		this.fragmentEnd = -1;
	}
	moveTo(pos, lineStart) {
		while (this.fragment && this.fragment.to <= pos) this.nextFragment();
		if (!this.fragment || this.fragment.from > (pos ? pos - 1 : 0)) return false;
		if (this.fragmentEnd < 0) {
			let end = this.fragment.to;
			while (end > 0 && this.input.read(end - 1, end) != "\n") end--;
			this.fragmentEnd = end ? end - 1 : 0;
		}
		let c = this.cursor;
		if (!c) {
			c = this.cursor = this.fragment.tree.cursor(IterMode.IncludeAnonymous | IterMode.IgnoreMounts);
			c.firstChild();
		}
		let rPos = pos + this.fragment.offset;
		while (c.to <= rPos) if (!c.parent()) return false;
		for (;;) {
			if (c.from >= rPos) return this.fragment.from <= lineStart;
			if (!c.childAfter(rPos)) return false;
		}
	}
	matches(hash) {
		let tree = this.cursor.tree;
		while (tree && tree.type.isAnonymous && tree.children[0] instanceof Tree) tree = tree.children[0];
		return tree && tree.prop(NodeProp.contextHash) == hash;
	}
	takeNodes(cx) {
		let cur = this.cursor, off = this.fragment.offset, fragEnd = this.fragmentEnd - (this.fragment.openEnd ? 1 : 0);
		let start = cx.absoluteLineStart, end = start, blockI = cx.block.children.length;
		let maxAnonSize = cx.lineStart - cx.block.from >> 2;
		let prevEnd = end, prevI = blockI;
		scan: for (;;) {
			if (cur.to - off > Math.min(fragEnd, cx.to) || cur.type.isAnonymous && cur.tree && (cur.to - cur.from > maxAnonSize || !canStopAfterLastChild(cur.tree))) {
				if (cur.type.isAnonymous && cur.firstChild()) continue;
				break;
			}
			let pos = toRelative(cur.from - off, cx.ranges);
			if (cur.to - off <= cx.ranges[cx.rangeI].to) cx.addNode(cur.tree, pos);
			else {
				let dummy = new Tree(cx.parser.nodeSet.types[Type.Paragraph], [], [], 0, cx.block.hashProp);
				cx.reusePlaceholders.set(dummy, cur.tree);
				cx.addNode(dummy, pos);
			}
			if (cur.type.isAnonymous || cur.type.is("Block")) {
				if (cur.type.isAnonymous || NotLast.indexOf(cur.type.id) < 0) {
					end = cur.to - off;
					blockI = cx.block.children.length;
				} else {
					end = prevEnd;
					blockI = prevI;
				}
				prevEnd = cur.to - off;
				prevI = cx.block.children.length;
			}
			for (;;) {
				if (cur.nextSibling()) continue scan;
				if (!cur.parent() || !cur.type.isAnonymous) break scan;
			}
		}
		while (cx.block.children.length > blockI) {
			cx.block.children.pop();
			cx.block.positions.pop();
		}
		return end - start;
	}
};
function canStopAfterLastChild(tree) {
	while (tree.type.isAnonymous) {
		let last = tree.children[tree.children.length - 1];
		if (last instanceof Tree) tree = last;
		else return false;
	}
	return tree.type.is("Block") && NotLast.indexOf(tree.type.id) < 0;
}
function toRelative(abs, ranges) {
	let pos = abs;
	for (let i = 1; i < ranges.length; i++) {
		let gapFrom = ranges[i - 1].to, gapTo = ranges[i].from;
		if (gapFrom < abs) pos -= gapTo - gapFrom;
	}
	return pos;
}
const markdownHighlighting = styleTags({
	"Blockquote/...": tags.quote,
	HorizontalRule: tags.contentSeparator,
	"ATXHeading1/... SetextHeading1/...": tags.heading1,
	"ATXHeading2/... SetextHeading2/...": tags.heading2,
	"ATXHeading3/...": tags.heading3,
	"ATXHeading4/...": tags.heading4,
	"ATXHeading5/...": tags.heading5,
	"ATXHeading6/...": tags.heading6,
	"Comment CommentBlock": tags.comment,
	Escape: tags.escape,
	Entity: tags.character,
	"Emphasis/...": tags.emphasis,
	"StrongEmphasis/...": tags.strong,
	"Link/... Image/...": tags.link,
	"OrderedList/... BulletList/...": tags.list,
	"BlockQuote/...": tags.quote,
	"InlineCode CodeText": tags.monospace,
	"URL Autolink": tags.url,
	"HeaderMark HardBreak QuoteMark ListMark LinkMark EmphasisMark CodeMark": tags.processingInstruction,
	"CodeInfo LinkLabel": tags.labelName,
	LinkTitle: tags.string,
	Paragraph: tags.content
});
/**
The default CommonMark parser.
*/
const parser = new MarkdownParser(new NodeSet(nodeTypes).extend(markdownHighlighting), Object.keys(DefaultBlockParsers).map((n) => DefaultBlockParsers[n]), Object.keys(DefaultBlockParsers).map((n) => DefaultLeafBlocks[n]), Object.keys(DefaultBlockParsers), DefaultEndLeaf, DefaultSkipMarkup, Object.keys(DefaultInline).map((n) => DefaultInline[n]), Object.keys(DefaultInline), []);
tags.strikethrough, tags.processingInstruction;
function parseRow(cx, line, startI = 0, elts, offset = 0) {
	let count = 0, first = true, cellStart = -1, cellEnd = -1, esc = false;
	let parseCell = () => {
		elts.push(cx.elt("TableCell", offset + cellStart, offset + cellEnd, cx.parser.parseInline(line.slice(cellStart, cellEnd), offset + cellStart)));
	};
	for (let i = startI; i < line.length; i++) {
		let next = line.charCodeAt(i);
		if (next == 124 && !esc) {
			if (!first || cellStart > -1) count++;
			first = false;
			if (elts) {
				if (cellStart > -1) parseCell();
				elts.push(cx.elt("TableDelimiter", i + offset, i + offset + 1));
			}
			cellStart = cellEnd = -1;
		} else if (esc || next != 32 && next != 9) {
			if (cellStart < 0) cellStart = i;
			cellEnd = i + 1;
		}
		esc = !esc && next == 92;
	}
	if (cellStart > -1) {
		count++;
		if (elts) parseCell();
	}
	return count;
}
function hasPipe(str, start) {
	for (let i = start; i < str.length; i++) {
		let next = str.charCodeAt(i);
		if (next == 124) return true;
		if (next == 92) i++;
	}
	return false;
}
const delimiterLine = /^[>\s]*\|?(\s*:?-+:?\s*\|)+(\s*:?-+:?\s*)?$/;
var TableParser = class {
	constructor() {
		this.rows = null;
	}
	nextLine(cx, line, leaf) {
		if (this.rows == null) {
			this.rows = false;
			let lineText;
			if ((line.next == 45 || line.next == 58 || line.next == 124) && delimiterLine.test(lineText = line.text.slice(line.pos))) {
				let firstRow = [];
				if (parseRow(cx, leaf.content, 0, firstRow, leaf.start) == parseRow(cx, lineText, 0)) this.rows = [cx.elt("TableHeader", leaf.start, leaf.start + leaf.content.length, firstRow), cx.elt("TableDelimiter", cx.lineStart + line.pos, cx.lineStart + line.text.length)];
			}
		} else if (this.rows) {
			let content = [];
			parseRow(cx, line.text, line.pos, content, cx.lineStart);
			this.rows.push(cx.elt("TableRow", cx.lineStart + line.pos, cx.lineStart + line.text.length, content));
		}
		return false;
	}
	finish(cx, leaf) {
		if (!this.rows) return false;
		cx.addLeafElement(leaf, cx.elt("Table", leaf.start, leaf.start + leaf.content.length, this.rows));
		return true;
	}
};
/**
This extension provides
[GFM-style](https://github.github.com/gfm/#tables-extension-)
tables, using syntax like this:

```
| head 1 | head 2 |
| ---    | ---    |
| cell 1 | cell 2 |
```
*/
const Table = {
	defineNodes: [
		{
			name: "Table",
			block: true
		},
		{
			name: "TableHeader",
			style: { "TableHeader/...": tags.heading }
		},
		"TableRow",
		{
			name: "TableCell",
			style: tags.content
		},
		{
			name: "TableDelimiter",
			style: tags.processingInstruction
		}
	],
	parseBlock: [{
		name: "Table",
		leaf(_, leaf) {
			return hasPipe(leaf.content, 0) ? new TableParser() : null;
		},
		endLeaf(cx, line, leaf) {
			if (leaf.parsers.some((p) => p instanceof TableParser) || !hasPipe(line.text, line.basePos)) return false;
			let next = cx.peekLine();
			return delimiterLine.test(next) && parseRow(cx, line.text, line.basePos) == parseRow(cx, next, line.basePos);
		},
		before: "SetextHeading"
	}]
};
tags.list, tags.atom;
tags.special(tags.content), tags.processingInstruction;
tags.special(tags.content), tags.processingInstruction;
tags.character;
// src/text/github-markdown.ts
/** The list marker before the box of a task, such as `- [ ] `. After two markers, GitHub sees no task. */
const TASK = /^[ \t]*(?:[-+*]|\d+[.)])[ \t]+(?=\[[ x]\][ \t])/i;
/** A URL without angle brackets: all characters up to white space or `<` belong to it. */
const BARE_ADDRESS = /(?:(?<![^\s*_~(])www\.|(?<![a-z])(?:https?|ftp):\/\/(?=[a-z0-9]))([\w.-]{0,1000})[^\s<]*/iy;
/** The last two labels of a domain, in which GitHub allows no underscore. */
const LAST_LABELS = /[^.]*\.?[^.]*$/;
/** The start of a footnote, such as `[^1]: `. */
const FOOTNOTE = /^\[\^[^\]\s]+\]:[ \t]*/;
const HEADING_UNDERLINE = /^(?:-+|=+)[ \t]*$/;
/** The row below the header of a table, such as `| --- | :-: |`. */
const DELIMITER_ROW = /^(?=.*\|)[-:| \t]+$/m;
const markdown = parser.configure([Table, {
	defineNodes: [{
		name: "Footnote",
		block: true,
		composite(_, line) {
			if (line.next < 0) return true;
			if (line.indent < line.baseIndent + 4) return false;
			line.moveBaseColumn(line.baseIndent + 4);
			return true;
		}
	}],
	parseInline: [{
		name: "BareAddress",
		parse(context, next, at) {
			if (!"WFHwfh".includes(String.fromCharCode(next)) || context.hasOpenLink) return -1;
			BARE_ADDRESS.lastIndex = at - context.offset;
			const [address, domain = ""] = BARE_ADDRESS.exec(context.text) ?? [];
			const hasUnderscore = LAST_LABELS.exec(domain)?.[0].includes("_");
			return address !== void 0 && !hasUnderscore ? at + address.length : -1;
		}
	}],
	parseBlock: [
		{
			name: "Task",
			after: "HTMLBlock",
			parse(context, line) {
				if (TASK.exec(line.text)?.[0].length !== line.pos) return false;
				line.pos = line.skipSpace(line.pos + 3);
				const isAlone = line.pos === line.text.length;
				if (isAlone) context.nextLine();
				return isAlone;
			}
		},
		{
			name: "Footnote",
			before: "BulletList",
			parse(context, line) {
				const label = FOOTNOTE.exec(line.text.slice(line.pos))?.[0];
				if (label === void 0) return false;
				context.startComposite("Footnote", line.pos);
				line.moveBase(line.pos + label.length);
				return null;
			},
			endLeaf: (_, line) => FOOTNOTE.test(line.text.slice(line.pos))
		},
		{
			name: "TableEnd",
			endLeaf: (_, line, { content }) => HEADING_UNDERLINE.test(line.text.slice(line.pos)) && DELIMITER_ROW.test(content)
		}
	],
	remove: ["Emphasis"]
}]);
// src/text/hidden.ts
/** The label of a link's or a footnote's definition. */
const DEFINITION_LABEL = /^\[((?:\\[\s\S]|[^\\\]])*)\]/;
const RAW_HTML = new RegExp([
	/<!--(?:-?>|[\s\S]*?(?:-->|$))/,
	/<(?:[!?]|\/[^a-z])[^>]*>?/,
	/(?<start><\/?(?<name>[a-z][^\s/>]*))(?<attributes>(?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*)(?<end>>?)/
].map(({ source }) => source).join("|"), "gi");
const OPEN_QUOTE = /=\s*(?:"[^"]*|'[^']*)$/;
/** The elements that GitHub renders. Names of others can be a sentence that nobody sees. */
const ELEMENTS = new Set("a abbr b bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt ul var wbr".split(" "));
/** The first address of a tag, or the end of its attributes. */
const ADDRESS = /\s(?:href|src)\s*=\s*(?:"[^"\s]*"|'[^'\s]*'|[^\s"'>]+)|$/i;
/** An address in parentheses, and its title. */
const TITLE_BEHIND = /^(\([^\s()]*\s+)("[^"]*"|'[^']*'|\([^()]*\))\s*\)/;
/** In code and addresses, which show an unclosed `<!--`; matching the rest keeps the search linear. */
const COMMENT_AS_TEXT = /<!--(?:[\s\S]*?(-->)|[\s\S]*)/g;
const BLANK_LINE = /\n[ \t>]*\n/;
/**
* The parts of a Markdown text that are not seen, in no order; they may overlap. `parsed`: what the parser reads instead,
* of the same length.
*/
function hiddenSpans(text, parsed, quoted) {
	const reading = {
		text,
		quoted,
		hidden: [],
		definitions: [],
		references: []
	};
	markdown.parse(parsed).iterate({ enter: ({ node }) => READERS[node.name]?.(node, reading) });
	const { hidden, definitions, references } = reading;
	const definedLabels = new Set(definitions.map(({ label }) => label));
	for (const { label, alt } of references) {
		const isResolved = label === void 0 || definedLabels.has(label);
		if (alt && isResolved) hidden.push(alt);
	}
	const usedLabels = new Set(references.map(({ label }) => label));
	for (const { label, from, to } of definitions) if (!usedLabels.delete(label)) hidden.push({
		from,
		to
	});
	return hidden;
}
/** By the names of the parser's nodes. */
const READERS = {
	Comment: readHtml,
	CommentBlock: readHtml,
	HTMLBlock: readHtml,
	HTMLTag: readHtml,
	ProcessingInstruction: readHtml,
	ProcessingInstructionBlock: readHtml,
	InlineCode: readCode,
	CodeBlock: readIndentedCode,
	CodeText: readCode,
	CodeInfo: readFence,
	LinkTitle: readTitle,
	URL: readAddress,
	Entity: readEntity,
	LinkReference: readDefinition,
	Footnote: readDefinition,
	Link: readLink,
	Image: readLink,
	Table: readTable
};
function readHtml(node, { text, quoted, hidden }) {
	for (const { 0: match, index, groups = {} } of htmlOf(node, text).matchAll(RAW_HTML)) {
		const { start = "", name = "", attributes = "", end } = groups;
		const from = node.from + index;
		const isOpen = match.startsWith("<!--") ? !match.endsWith("-->") : !end && OPEN_QUOTE.test(attributes);
		const isRendered = end === ">" && (!quoted || ELEMENTS.has(name.toLowerCase()));
		if (isOpen) hidden.push({
			from,
			to: text.length
		});
		else if (!isRendered) hidden.push({
			from,
			to: from + match.length
		});
		else if (quoted || attributes.includes("<!--")) hidden.push(...attributesBesideAddress(attributes, from + start.length));
	}
}
/** The HTML of a node, with spaces in place of the markers of block quotes. */
function htmlOf(node, text) {
	let html = "";
	for (const { from } of node.getChildren("QuoteMark")) html += `${text.slice(node.from + html.length, from)} `;
	return html + text.slice(node.from + html.length, node.to);
}
function attributesBesideAddress(attributes, from) {
	const { 0: address = "", index: at = 0 } = ADDRESS.exec(attributes) ?? {};
	return [{
		from,
		to: from + at
	}, {
		from: from + at + address.length,
		to: from + attributes.length
	}];
}
function hideComments({ from, to }, { text, hidden }) {
	for (const { 0: match, 1: end, index } of text.slice(from, to).matchAll(COMMENT_AS_TEXT)) if (end) hidden.push({
		from: from + index,
		to: from + index + match.length
	});
}
function readCode(node, reading) {
	if (reading.quoted) hideComments(node, reading);
}
/** What is indented right below a definition is a paragraph: only a blank line makes it code. */
function readIndentedCode(node, reading) {
	const before = node.prevSibling;
	const isBelow = before?.name === "LinkReference" && !BLANK_LINE.test(reading.text.slice(before.to, node.from));
	if (reading.quoted || isBelow) hideComments(node, reading);
}
/** Of the words after the opening of a fence, GitHub shows only the language. */
function readFence(node, reading) {
	const { from, to } = node;
	const [language = ""] = /^[\w+#.-]{0,30}(?!\S)/.exec(reading.text.slice(from, to)) ?? [];
	if (reading.quoted) reading.hidden.push({
		from: from + language.length,
		to
	});
	else hideComments(node, reading);
}
function readTitle(node, reading) {
	if (reading.quoted) reading.hidden.push({
		from: node.from,
		to: node.to
	});
	else hideComments(node, reading);
}
/** The parser takes some titles for addresses. An address has no spaces, and starts with no quotation mark or parenthesis. */
function readAddress(node, reading) {
	if (/^["'(]|\s/.test(reading.text.slice(node.from, node.to))) readTitle(node, reading);
	else hideComments(node, reading);
}
function readEntity({ from, to }, { text, hidden }) {
	if ((0,_unicode_C4a0QIHH_js__WEBPACK_IMPORTED_MODULE_0__/* .isInvisibleEntity */ .J1)(text.slice(from, to))) hidden.push({
		from,
		to
	});
}
function readDefinition(node, { text, definitions }) {
	const { from, nextSibling: next } = node;
	const to = node.name === "Footnote" && /^(?:LinkReference|Paragraph)$/.test(node.lastChild?.name ?? "") && /^(?:LinkReference|Paragraph|Table)$/.test(next?.name ?? "") && !BLANK_LINE.test(text.slice(node.to, next?.from)) && next ? next.to : node.to;
	definitions.push({
		from,
		to,
		label: normalized(DEFINITION_LABEL.exec(text.slice(from, to))?.[1] ?? "")
	});
}
function readLink(node, { text, quoted, hidden, references }) {
	const [start, end, address] = node.getChildren("LinkMark");
	if (!start || !end) return;
	const inner = {
		from: start.to,
		to: end.from
	};
	const label = node.getChild("LinkLabel");
	const name = label && text.slice(label.from + 1, label.to - 1) || text.slice(inner.from, inner.to);
	const alt = quoted && node.name === "Image" ? inner : void 0;
	references.push({
		label: address ? void 0 : normalized(name),
		alt
	});
	const behind = quoted && label ? text.slice(label.to) : "";
	const [, before = "", title] = TITLE_BEHIND.exec(behind) ?? [];
	const from = node.to + before.length;
	if (title) hidden.push({
		from,
		to: from + title.length
	});
}
/** Cells beyond the columns. */
function readTable(node, { text, hidden }) {
	const [delimiters = node] = node.getChildren("TableDelimiter");
	if (isOutside(delimiters, node, text)) return;
	const columns = text.slice(delimiters.from, delimiters.to).match(/-+/g)?.length ?? 0;
	for (const row of node.getChildren("TableRow")) {
		const last = row.getChildren("TableDelimiter").filter(({ from }) => from > row.from)[columns - 1];
		if (last) hidden.push({
			from: last.to,
			to: row.to
		});
	}
}
/** Whether the line below a table's header is outside of its list item or quote, and part of a paragraph. */
function isOutside({ from }, { parent }, text) {
	const lineStart = (at) => text.lastIndexOf("\n", at - 1) + 1;
	const before = text.slice(lineStart(from), from);
	if (parent?.name === "Blockquote") return !before.includes(">");
	const marker = parent?.getChild("ListMark");
	if (!marker || before.trim() !== "") return false;
	const indentation = marker.to + 1 - lineStart(marker.from);
	return before.length < indentation;
}
/** Labels match without regard to case and white space. In upper case only, ẞ and ß would differ. */
const normalized = (label) => label.trim().replace(/\s+/g, " ").toLowerCase().toUpperCase();



/***/ })

};
